/** Why a figure may exceed its budget in docs/benchmarks.md, by bench and by the figure. */
export const reasons: Readonly<Record<string, readonly (readonly [figure: RegExp, reason: string])[]>> = {
  hearing: [
    [
      /other sentences taken by a grammar of 54 lines$/,
      'the nearest of very many sentences fits any speech better than the nearest of ten. [Decision 104](decisions/0104-likelihood-ratio-per-frame.md) lists what was tried against that, and why it was refused. Small grammars take none of 158.',
    ],
    [
      /^fr-FR, Paul K\., 1 speaker: other single words taken$/,
      'he reads four single words, of which one is 25 %, with an interval from 5 to 70 %. Of 53 of the other French reader one is taken.',
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
      'before scores followed the size of a grammar 18 of 48 were right and 17 wrong; what is far from people, as espeak is, is refused more since ([decision 104](decisions/0104-likelihood-ratio-per-frame.md)).',
    ],
    [
      /^French, eleven orders \(espeak\), share right$/,
      'espeak alone says them. With noise under the sound 70 of 150 are right; it was refused, for people gained nothing ([decision 104](decisions/0104-likelihood-ratio-per-frame.md)).',
    ],
  ],
  waveforms: [
    [
      /longest time in which the page does nothing else$/,
      'a time of the clock on a shared machine, and shorter than that of the anchor in the same run.',
    ],
  ],
}
