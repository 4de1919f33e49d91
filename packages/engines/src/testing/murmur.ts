/** Two seconds: noise, and between a half and one and a half seconds pulses through three resonances, as a vowel is made. */
export function murmur(): Float32Array {
  const length = 32_000
  let seed = 1
  const noise = Float64Array.from({ length }, () => {
    seed = Number((BigInt(seed) * 1103515245n + 12345n) % 2147483648n)
    return (seed / 2147483648 - 0.5) * 0.02
  })
  const pulses = new Float64Array(length)
  for (let at = 8000; at < 24_000; at += Math.trunc(140 + 20 * Math.sin(at / 3000))) pulses[at] = 1
  const vowel = new Float64Array(length)
  for (const [frequency, width, amplitude] of [
    [700, 100, 1],
    [1200, 120, 0.5],
    [2600, 160, 0.25],
  ] as const) {
    const radius = Math.exp((-Math.PI * width) / 16_000)
    const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / 16_000)
    let [last, before] = [0, 0]
    for (let at = 0; at < length; at++) {
      const value = pulses[at]! + turn * last - radius * radius * before
      vowel[at]! += amplitude * value
      before = last
      last = value
    }
  }
  return Float32Array.from(noise, (value, at) => value + vowel[at]! * 0.05)
}

/** What ONNX Runtime 1.30.0 answers for `silero_vad_v5.onnx` (sha256 2623a295…) on the same sound. */
export const murmurScores = [
  0.036185, 0.021294, 0.008668, 0.006671, 0.005768, 0.003873, 0.003751, 0.001862, 0.002812, 0.003294,
  0.005972, 0.003194, 0.005209, 0.007459, 0.003965, 0.229342, 0.823424, 0.90606, 0.843487, 0.738428, 0.663378,
  0.568155, 0.403578, 0.281455, 0.23855, 0.132985, 0.097556, 0.088391, 0.061133, 0.035931, 0.030085, 0.02419,
  0.019558, 0.013907, 0.013455, 0.011078, 0.016579, 0.011352, 0.019307, 0.018861, 0.029621, 0.011592,
  0.014564, 0.037539, 0.012547, 0.007931, 0.006594, 0.047267, 0.059599, 0.026144, 0.00816, 0.010818, 0.009668,
  0.010422, 0.007962, 0.00871, 0.005384, 0.006091, 0.005755, 0.005167, 0.003915, 0.004751,
]
