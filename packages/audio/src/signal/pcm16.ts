const fullScale = 32768

/**
 * Converts 16-bit samples to fractions of full scale: -32768 is exactly -1, 0 is 0, 32767 is 32767/32768.
 * @param samples integers in [-32768, 32767].
 * @returns as many values in [-1, 1).
 */
export function fromPcm16(samples: Int16Array): Float32Array<ArrayBuffer> {
  // A loop: with a function for each sample ten seconds of sound take seconds.
  const values = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at++) values[at] = samples[at]! / fullScale
  return values
}

/**
 * Converts to the nearest 16-bit samples; values beyond full scale are clipped. The inverse of `fromPcm16`
 * for each of the 65,536 values.
 * @param samples values in [-1, 1].
 * @returns as many integers in [-32768, 32767].
 */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length)
  for (let at = 0; at < samples.length; at++)
    whole[at] = Math.max(-fullScale, Math.min(fullScale - 1, Math.round(samples[at]! * fullScale)))
  return whole
}
