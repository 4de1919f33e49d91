import { textFile } from './layout.js'

/** `LICENCES.md`: the terms of the packed files, and of the kit that runs them. */
export const licencesFile = () =>
  textFile(
    'LICENCES.md',
    'about',
    `# Licence terms

| What | Terms |
| --- | --- |
| Grammars, words, slots, tests and recordings of the project | Yours |
| Pronunciations of English words | CMU Pronouncing Dictionary, BSD-2-Clause, Carnegie Mellon University |
| Pronunciations of French words | Université du Maine and others, BSD style |

Neither an engine nor a sound model is packed. The kit brings them, under these terms:

| What | Terms |
| --- | --- |
| \`@saywright/kit\` | MIT |
| soundswallower, the engine of commands | MIT |
| English and French sound models | BSD style: Carnegie Mellon University, Alpha Cephei Inc., Université du Maine |
| Silero VAD v5 | MIT, Silero Team |
| libav.js, which decodes recordings | LGPL-2.1-or-later, a package of its own |
`,
  )
