/** A soft wooden knock, made on the spot: no file to fetch. Off until it is asked for. */

/** @type {AudioContext | undefined} */
let audio;

/** Two short tones of a struck block, and the breath of the stroke. */
export function knock() {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  // No two strokes by hand sound alike.
  const height = 1 + (Math.random() - 0.5) * 0.12;
  tone(audio, now, 320 * height, 0.22, 0.09);
  tone(audio, now, 780 * height, 0.08, 0.04);
  breath(audio, now);
}

/**
 * @param {AudioContext} audio
 * @param {number} now
 * @param {number} frequency
 * @param {number} loudness
 * @param {number} seconds
 */
function tone(audio, now, frequency, loudness, seconds) {
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency });
  oscillator.frequency.exponentialRampToValueAtTime(frequency * 0.8, now + seconds);
  oscillator.connect(fading(audio, now, loudness, seconds));
  oscillator.start(now);
  oscillator.stop(now + seconds);
}

/**
 * @param {AudioContext} audio
 * @param {number} now
 */
function breath(audio, now) {
  const seconds = 0.025;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  const dull = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 });
  source.connect(dull).connect(fading(audio, now, 0.1, seconds));
  source.start(now);
}

/**
 * @param {AudioContext} audio
 * @param {number} now
 * @param {number} loudness
 * @param {number} seconds
 */
function fading(audio, now, loudness, seconds) {
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  gain.connect(audio.destination);
  return gain;
}
