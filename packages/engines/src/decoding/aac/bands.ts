const numbers = (text: string) => text.split(' ').map(Number)

const long96 = numbers(
  '0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 64 72 80 88 96 108 120 132 144 156 172 188 212 240 276 320 384 448 512 576 640 704 768 832 896 960 1024',
)
const long64 = numbers(
  '0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 64 72 80 88 100 112 124 140 156 172 192 216 240 268 304 344 384 424 464 504 544 584 624 664 704 744 784 824 864 904 944 984 1024',
)
const long48 = numbers(
  '0 4 8 12 16 20 24 28 32 36 40 48 56 64 72 80 88 96 108 120 132 144 160 176 196 216 240 264 292 320 352 384 416 448 480 512 544 576 608 640 672 704 736 768 800 832 864 896 928 1024',
)
const long32 = [...long48.slice(0, -1), 960, 992, 1024]
const long24 = numbers(
  '0 4 8 12 16 20 24 28 32 36 40 44 52 60 68 76 84 92 100 108 116 124 136 148 160 172 188 204 220 240 260 284 308 336 364 396 432 468 508 552 600 652 704 768 832 896 960 1024',
)
const long16 = numbers(
  '0 8 16 24 32 40 48 56 64 72 80 88 100 112 124 136 148 160 172 184 196 212 228 244 260 280 300 320 344 368 396 424 456 492 532 572 616 664 716 772 832 896 960 1024',
)
const long8 = numbers(
  '0 12 24 36 48 60 72 84 96 108 120 132 144 156 172 188 204 220 236 252 268 288 308 328 348 372 396 420 448 476 508 544 580 620 664 712 764 820 880 944 1024',
)
const short96 = numbers('0 4 8 12 16 20 24 32 40 48 64 92 128')
const short48 = numbers('0 4 8 12 16 20 28 36 44 56 68 80 96 112 128')
const short24 = numbers('0 4 8 12 16 20 24 28 36 44 52 64 76 92 108 128')
const short16 = numbers('0 4 8 12 16 20 24 28 32 40 48 60 72 88 108 128')
const short8 = numbers('0 4 8 12 16 20 24 28 36 44 52 60 72 88 108 128')

/** How a sample rate cuts the spectrum into bands: where each begins, and the end; and the bands that noise shaping reaches. */
export type Bands = {
  readonly long: readonly number[]
  readonly short: readonly number[]
  readonly shapedLong: number
  readonly shapedShort: number
}

const bands = (
  long: readonly number[],
  short: readonly number[],
  shapedLong: number,
  shapedShort: number,
): Bands => ({
  long,
  short,
  shapedLong,
  shapedShort,
})

/** @see ISO/IEC 14496-3, tables 4.129 to 4.147, and 4.138 for noise shaping. */
export const bandsByRate: Readonly<Record<number, Bands>> = {
  96000: bands(long96, short96, 31, 9),
  88200: bands(long96, short96, 31, 9),
  64000: bands(long64, short96, 34, 10),
  48000: bands(long48, short48, 40, 14),
  44100: bands(long48, short48, 42, 14),
  32000: bands(long32, short48, 51, 14),
  24000: bands(long24, short24, 46, 14),
  22050: bands(long24, short24, 46, 14),
  16000: bands(long16, short16, 42, 14),
  12000: bands(long16, short16, 42, 14),
  11025: bands(long16, short16, 42, 14),
  8000: bands(long8, short8, 39, 14),
  7350: bands(long8, short8, 39, 14),
}
