// The part of the bench `hearing` that CI runs: the same tenth each time, in less than three minutes. It says whether a
// floor is missed by more than chance explains, without counts or prompts: nothing can be fitted to that.
import { skip } from '../tools/lib/remarks.ts'
import { startHearing } from './lib/startHearing.ts'
import { isMissed } from './lib/wilson.ts'
import { floors, isMeasured, type Kind, names } from './speech/floors.ts'
import { measureNoises } from './speech/measureNoises.ts'
import { type Count, measurePeople } from './speech/measurePeople.ts'
import { promptsOf } from './speech/prompts.ts'
import split from './speech/split.json' with { type: 'json' }

/** One prompt of so many, where the bench takes one of four. */
const everyPrompt = 30
const everySound = 10
/** Sounds of the half on which the rule was chosen. */
const seed = 1

type Measured = Partial<Readonly<Record<Kind, Count>>>

const hearing = startHearing()
try {
  // Stamps are left out: fetching 160 MB takes longer than hearing a tenth of them.
  const readers = split.report.people.filter(({ encoder }) => encoder === undefined)
  for (const { package: name, reader, lang } of readers) {
    if (!isMeasured(lang)) throw new Error(`No grammars in ${lang}`)
    judge(lang, 'made by us', { noises: await measureNoises(hearing, lang, { every: everySound, seed }) })
    const missing = whyMissing(name)
    if (missing) skip(`${lang}, ${reader}: ${missing}`)
    else {
      const { heard: _, ...people } = await measurePeople(hearing, lang, promptsOf(name), everyPrompt)
      judge(lang, reader, people)
    }
  }
} finally {
  await hearing.stop()
}

function judge(lang: keyof typeof floors, who: string, measured: Measured) {
  for (const [kind, { count, total }] of Object.entries(measured) as [Kind, Count][]) {
    const floor = floors[lang][kind]
    const isWorse = isMissed(count, total, floor)
    const wanted = 'least' in floor ? `at least ${floor.least * 100} %` : `at most ${floor.most * 100} %`
    const verdict = isWorse ? 'missed by more than chance' : 'not missed'
    console.log(
      `${isWorse ? '✗' : '✓'} ${lang}, ${who}: ${names[kind]}, ${wanted}: ${verdict} (n = ${total})`,
    )
    if (isWorse) process.exitCode = 1
  }
}

/** Why a package's prompts cannot be had here: no apt, no network, no ffmpeg. */
function whyMissing(name: string): string | undefined {
  try {
    return promptsOf(name)[0]?.file ? undefined : `${name} has no prompts`
  } catch (error) {
    return (error as Error).message
  }
}
