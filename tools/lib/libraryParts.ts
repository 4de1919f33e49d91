export type LibraryPart = {
  readonly figure: string
  /** The only imports of our packages on a page. */
  readonly uses: string
  readonly from: string
  /** The most bytes it costs a page, minified and gzipped, without React, by the bundler that makes the page. */
  readonly most: { readonly vite: number; readonly esbuild?: number }
}

/** Maximum cost of one part of the published packages, for a page that uses nothing else of them. */
export const libraryParts: readonly LibraryPart[] = [
  {
    figure: 'password rule',
    uses: 'password',
    from: '@saywright/api/contract',
    most: { vite: 5_000, esbuild: 5_000 },
  },
  {
    figure: 'one call',
    uses: 'me',
    from: '@saywright/api/contract',
    most: { vite: 8_000, esbuild: 8_000 },
  },
  {
    // esbuild does not look into a namespace that another module passes on.
    figure: 'one call of `endpoints`',
    uses: 'endpoints.me',
    from: '@saywright/api/contract',
    most: { vite: 8_000 },
  },
  {
    figure: 'client',
    uses: 'createClient',
    from: '@saywright/api/client',
    // 0.2 kB of it is the price of steps of a call that are apart.
    most: { vite: 6_000, esbuild: 8_950 },
  },
  {
    figure: 'one hook, 5.7 kB of it SWR',
    uses: 'useFiles',
    from: '@saywright/api/react',
    most: { vite: 9_000, esbuild: 10_000 },
  },
  {
    figure: 'kit of a new password, with final-form and its fields',
    uses: 'NewPasswordKit',
    from: '@saywright/forms',
    most: { vite: 22_000, esbuild: 28_500 },
  },
]

/** The module of such a page. */
export const pageOf = ({ uses, from }: LibraryPart) =>
  `import { ${uses.replace(/\..*/, '')} } from '${from}'\nexport const used = ${uses}`
