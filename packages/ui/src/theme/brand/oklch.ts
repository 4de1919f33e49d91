/** Lightness in [0, 1], chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Triple = readonly [number, number, number]

/**
 * Converts sRGB to Oklch.
 * @param hex sRGB as `#rrggbb`.
 * @throws RangeError for any other format.
 * @see B. Ottosson, "A perceptual color space for image processing" (2020), for both matrices.
 */
export function oklchOf(hex: string): Oklch {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`A colour is written #rrggbb, not ${hex}.`)
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  ) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
}

/** The nearest sRGB colour as `#rrggbb`; chroma is reduced for colours outside the gamut. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  let rgb = rgbOf([lightness, chroma, hue])
  for (let less = chroma; less > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005); less -= 0.002)
    rgb = rgbOf([lightness, Math.max(0, less), hue])
  const parts = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf([lightness, chroma, hue]: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const gamma = (part: number) =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055
