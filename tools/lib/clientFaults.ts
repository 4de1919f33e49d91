import { join } from 'node:path'

/** Modules of the tarballs that a server component may call, with all that they import of their package. */
const pure: Readonly<Record<string, readonly string[]>> = {
  '@saywright/grammar': ['dist/index.js'],
  '@saywright/ui': ['dist/tokens/contract.css.js', 'dist/i18n/formatBytes.js', 'dist/i18n/richText.js'],
  '@saywright/forms': ['dist/core/validate.js', 'dist/core/createChecks.js'],
  '@saywright/audio': ['dist/signal/index.js', 'dist/signal/encodeWav.js'],
  '@saywright/api': [
    ...['dist/contract/index.js', 'dist/catalogue/index.js', 'dist/client/index.js'],
    ...['dist/browser/contract/index.js', 'dist/browser/client/index.js'],
  ],
}

/** Modules that only a browser runs to the end: a component or a hook each. */
const client: Readonly<Record<string, readonly string[]>> = {
  '@saywright/ui': [
    'dist/components/Button/Button.js',
    'dist/theme/ThemeProvider.js',
    'dist/i18n/useLocale.js',
  ],
  '@saywright/forms': ['dist/core/ValidatedForm.js', 'dist/core/useFormField.js'],
  '@saywright/audio': ['dist/widgets/Recorder/Recorder.js', 'dist/capture/useRecorder.js'],
  '@saywright/api': ['dist/react/index.js', 'dist/browser/react/ApiProvider.js'],
}

/**
 * Where a packed package says `'use client'` and should not, or does not and should.
 *
 * @param read gives the text of a module by its path in the package; `undefined` when it is not packed.
 */
export function clientFaults(name: string, read: (path: string) => string | undefined): string[] {
  const isClient = (path: string) => /^['"]use client['"]/.test(read(path) ?? '')
  const reached = new Set(pure[name])
  for (const path of reached) {
    for (const [, file = ''] of (read(path) ?? '').matchAll(/(?:from|import) ?["'](\..*?)["']/g))
      reached.add(join(path, '..', file))
  }
  const expected = client[name] ?? []
  return [
    ...[...reached, ...expected]
      .filter((path) => read(path) === undefined)
      .map((path) => `${path} is missing`),
    ...[...reached].filter(isClient).map((path) => `${path} is pure and says 'use client'`),
    ...expected.filter((path) => !isClient(path)).map((path) => `${path} does not say 'use client'`),
  ]
}
