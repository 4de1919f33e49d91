/** Why a figure may exceed its budget in docs/benchmarks.md, by bench and by the figure. */
export const reasons: Readonly<Record<string, readonly (readonly [figure: RegExp, reason: string])[]>> = {
  hearing: [
    [
      /^fr-FR, Paul K\., 1 speaker: other single words taken$/,
      'he reads four single words, of which one is 25 %, with an interval from 5 to 70 %. Of 53 of the other French reader three are taken.',
    ],
  ],
  keystroke: [
    [
      /^the kit of an organization, /,
      'the kit judges its fields by the rules of the call, and its lists depend on each other; the anchor asks two fields whether they are empty. The difference is half a millisecond of a key.',
    ],
  ],
  recognition: [
    [
      /^French, 54 lines \(espeak\), share right$/,
      'what two ears do not agree on is rejected, and none of the 48 is taken for another command (17 were). Noise under the sound, bands of their own for low voices and a third ear have more of espeak right, and people wrong ([decision 125](decisions/0125-second-opinion-in-french.md)).',
    ],
    [
      /^French, eleven orders \(espeak\), share right$/,
      'only espeak speaks them. What was tried is in [decision 104](decisions/0104-likelihood-ratio-per-frame.md) and [decision 125](decisions/0125-second-opinion-in-french.md): people lose by it.',
    ],
  ],
  waveforms: [
    [
      /longest time in which the page does nothing else$/,
      'a time of the clock on a shared machine, and shorter than that of the anchor in the same run.',
    ],
  ],
}
