import { recognizeHeader, wavHeader } from './headers.js'

/** A package of the demonstration: headers that a C++ program can include directly. */
export interface DemonstrationPackage {
  readonly name: string
  readonly description: string
  /** The headers by their path, of a version. */
  readonly headers: (version: string) => Readonly<Record<string, string>>
  readonly readme: string
}

const common = `Headers of C++17 alone, the same for every system: nothing is built, and no engine is in it. MIT License.
`

export const demonstrationPackages: readonly DemonstrationPackage[] = [
  {
    name: 'saywright-core',
    description: 'C++ headers: writes recordings as the server takes them',
    headers: (version) => ({ 'include/saywright/wav.hpp': wavHeader(version) }),
    readme: `# saywright-core

\`saywright/wav.hpp\` writes 16-bit samples of one channel as a WAV file.

${common}`,
  },
  {
    name: 'saywright-asr',
    description: 'C++ headers: has recordings recognized by the server (needs libcurl)',
    headers: () => ({ 'include/saywright/recognize.hpp': recognizeHeader }),
    readme: `# saywright-asr

\`saywright/recognize.hpp\` sends a WAV file to a model of voice commands and returns the answer of the server as JSON. A program
that uses it links libcurl, which it brings itself.

${common}`,
  },
]
