import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryParts, pageOf } from './libraryParts.ts'
import { publishedPackages } from './publishedPackages.ts'
import { componentsOf, type Example, readmeExamples } from './readmeExamples.ts'
import { root } from './root.ts'

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: ['vite/client'],
}

const textOf = (file: string) => readFileSync(join(import.meta.dirname, 'packagesApp', `${file}.txt`), 'utf8')
const json = (value: object) => JSON.stringify(value, null, 2)

/** Every example of the READMEs and of the guide to testing. */
export const examples: readonly Example[] = [
  ...publishedPackages.map((name) => [name, `packages/${name}/README.md`] as const),
  ['testing', 'docs/testing.md'] as const,
].flatMap(([name, path]) => readmeExamples(name, readFileSync(join(root, path), 'utf8')))
/** Examples that every application draws, each on a page of its own. */
export const drawnExamples = componentsOf(examples)

/** The files of applications outside the workspace, by name; they share one `node_modules`. */
export function outsideApps(dependencies: Record<string, string>): Record<string, string> {
  return {
    'package.json': json({ name: 'outside', private: true, type: 'module', dependencies }),
    ...viteApp(),
    ...nextApp(),
    ...routerApp(),
    ...vitestApp(),
    'pure.js': textOf('pure.js'),
    'server.js': textOf('server.js'),
    'go.jsgf': textOf('go.jsgf'),
    'kit.js': textOf('kit.js'),
    'sizes.js': textOf('sizes.js'),
    'sizes.json': json(libraryParts.map((part) => ({ ...part, source: pageOf(part) }))),
  }
}

function viteApp() {
  const config = (module: string, moduleResolution: string, include: readonly string[], more = {}) =>
    json({ compilerOptions: { ...compilerOptions, module, moduleResolution, ...more }, include })
  const own = ['main.tsx', 'examples']
  return {
    'tsconfig.json': config('esnext', 'bundler', [...own, 'examples.tsx']),
    'tsconfig.nodenext.json': config('nodenext', 'nodenext', own),
    // Frameworks bring declarations of theirs, which are not ours to check.
    'tsconfig.frameworks.json': config('esnext', 'bundler', ['next/app', 'router/app', 'vitest'], {
      skipLibCheck: true,
      types: ['node'],
    }),
    'vite.config.ts': textOf('vite.config.ts'),
    'index.html': textOf('index.html'),
    'main.tsx': textOf('main.tsx'),
    'examples.html': textOf('examples.html'),
    'examples.tsx': textOf('examples.tsx'),
    'testing.html': textOf('testing.html'),
    'testing.tsx': textOf('testing.tsx'),
    ...examplesFor(undefined, 'examples'),
  }
}

function nextApp() {
  return {
    'next/next.config.mjs': textOf('next.config.mjs'),
    ...examplesFor('next', 'next'),
    ...examplesFor(undefined, 'next/examples'),
    ...pages((name) => `next/app/${name}/page.jsx`, '../../examples'),
  }
}

function routerApp() {
  return {
    'router/react-router.config.ts': textOf('router.config.ts'),
    'router/vite.config.ts': textOf('router.vite.ts'),
    'router/app/routes.ts': textOf('router.routes.ts'),
    ...examplesFor('react-router', 'router'),
    ...examplesFor(undefined, 'router/app/examples'),
    ...pages((name) => `router/app/routes/${name}.jsx`, '../examples'),
  }
}

/** Tests in jsdom as others write them. */
function vitestApp() {
  return { 'vitest/setup.test.ts': textOf('setup.test.ts'), ...examplesFor('vitest', 'vitest') }
}

const examplesFor = (framework: string | undefined, folder: string) =>
  Object.fromEntries(
    examples
      .filter((example) => example.framework === framework)
      .map(({ file, text }) => [`${folder}/${file}`, text]),
  )

const pages = (pathOf: (name: string) => string, folder: string) =>
  Object.fromEntries(
    drawnExamples.map((name) => [
      pathOf(name),
      `import { ${name} } from '${folder}/${name}'\n\nexport default () => <div id="example"><${name} /></div>\n`,
    ]),
  )
