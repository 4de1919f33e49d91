interface OperatingPoint {
  /** Log-likelihood ratio per frame of speech at which a hypothesis is as likely right as wrong. */
  readonly even: number
  /** How fast the score leaves the middle. */
  readonly slope: number
}

/**
 * English: Flite clips and a person's recording; right sentences from 10 up, sentences of no grammar from -11 down. French:
 * espeak clips, the only French voices there were; 36 of 50 right ones above -12, 49 of 50 others below, and a person
 * speaking English at -14.5. A lower point would keep more of those robotic voices and refuse fewer people. Figures
 * on other sentences are in `bench/recognition.ts`.
 */
const operatingPoints: Readonly<Record<string, OperatingPoint>> = {
  'en-US': { even: 0, slope: 6 },
  'fr-FR': { even: -12, slope: 6 },
}

/**
 * Least share of the speech that a sentence must account for. Of 243 right words of four Flite voices 242 have more; most of
 * what somebody says beside a short grammar has less.
 */
const leastCoverage = 0.75

/**
 * Confidence of a hypothesis: how much better the grammar explains the recording than a free chain of sounds does.
 * A sentence that leaves much of the speech out stays under the operating point. A score, not a probability.
 *
 * @param ratio log-likelihood ratio of the two per frame of speech, in the engine's units.
 * @param coverage share of the speech that the sentence accounts for, in [0, 1].
 * @returns a whole number from 0 to 10000; 5000 is the operating point of the language.
 */
export function confidenceOf(lang: string, ratio: number, coverage: number): number {
  const { even, slope } = operatingPoints[lang] ?? { even: 0, slope: 6 }
  const most = coverage < leastCoverage ? 4999 * (coverage / leastCoverage) : 10_000
  return Math.round(Math.min(most, 10_000 / (1 + Math.exp((even - ratio) / slope))))
}
