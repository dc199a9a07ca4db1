/** A file that is dropped on the page. */

/** @param {(file: File) => void} open */
export function listenToFiles(open) {
  addEventListener("dragover", (event) => {
    // Without this the browser goes to the file, and the page is gone.
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}
