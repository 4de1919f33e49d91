/** The captions from a moment of a film on, in each language. */
export type Moment = { /** Seconds from the beginning. */ from: number; 'en-US': string; 'fr-FR': string }

/**
 * Captions of a film in one language.
 *
 * @param moments in the order of the film.
 * @param seconds length of the film; the last caption stays until then.
 * @see WebVTT, https://www.w3.org/TR/webvtt1/
 */
export function captionsOf(moments: readonly Moment[], seconds: number, locale: 'en-US' | 'fr-FR'): string {
  const cues = moments.map((moment, index) => {
    const to = moments[index + 1]?.from ?? seconds
    return `${stamp(moment.from)} --> ${stamp(to)}\n${moment[locale]}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function stamp(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const milliseconds = Math.round((seconds - whole) * 1000)
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(milliseconds).padStart(3, '0')}`
}
