import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { build, type Rolldown } from 'vite'

/** A bundled module, without its unused parts. */
export type Module = {
  code: string
  exports: readonly string[]
  /** Modules of the graph, and packages by the name that they are imported by, by what the code says instead. */
  imports: ReadonlyMap<string, string>
  /** Whether it has side effects, so that its order matters. */
  hasSideEffects: boolean
}

/** Modules by their path relative to the root. */
export type ModuleGraph = ReadonlyMap<string, Module>

const isPackage = (id: string) => /^[^./\0]/.test(id) && !id.startsWith('@saywright/')

/** Text of a source file is documentation: it is shown, and runs nowhere. */
const isText = (id: string) => id.endsWith('?raw')

/**
 * The module graph of files as the bundler of Storybook resolves it. An import through an index leads to the module that declares
 * what is imported, and types and comments are gone.
 * @param root folder of the repository, with a slash at its end.
 * @param entries paths relative to it.
 */
export async function moduleGraph(root: string, entries: readonly string[]): Promise<ModuleGraph> {
  const chunks = await bundle(root, entries)
  const paths = new Map(
    chunks.map(({ fileName, facadeModuleId: id }) => [
      fileName,
      id?.startsWith(root) ? relative(root, id) : fileName,
    ]),
  )
  return new Map(
    chunks.map(({ fileName, facadeModuleId, code, exports, imports, dynamicImports }) => [
      paths.get(fileName) ?? fileName,
      {
        code,
        exports,
        imports: new Map(
          [...imports, ...dynamicImports].map((name) => [
            specifierOf(fileName, name, paths.has(name)),
            isText(name) ? 'text' : (paths.get(name) ?? name),
          ]),
        ),
        hasSideEffects: facadeModuleId?.startsWith(root) === true && hasSideEffects(facadeModuleId),
      },
    ]),
  )
}

/** The specifier in the code of a file for an import of another. */
function specifierOf(fileName: string, imported: string, isModule: boolean): string {
  if (!isModule && !isText(imported)) return imported
  const path = relative(dirname(fileName), imported)
  return path.startsWith('.') ? path : `./${path}`
}

async function bundle(root: string, entries: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  // A bundle depends on it, and Vite leaves it behind for the commands that are run next.
  const { NODE_ENV: before } = process.env
  process.env.NODE_ENV = 'production'
  try {
    const result = await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      // A worker is named by its content, in which names and comments have no effect either.
      worker: { rolldownOptions: { output: { minify: true } } },
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        // Assets are named by their content.
        assetsInlineLimit: 0,
        target: 'esnext',
        rolldownOptions: {
          input: entries.map((entry) => `${root}${entry}`),
          preserveEntrySignatures: 'strict',
          external: (id) => isPackage(id) || isText(id),
          treeshake: { moduleSideEffects: (id) => hasSideEffects(id) },
          output: {
            preserveModules: true,
            preserveModulesRoot: root,
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            comments: false,
          },
          // Else each module begins with its path, as seen from the folder in which this runs.
          experimental: { attachDebugInfo: 'none' },
        },
      },
    })
    return [result].flat().flatMap((of) => ('output' in of ? of.output.filter(isChunk) : []))
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const isChunk = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) => output.type === 'chunk'

/** A product module that exports something is imported for that; the others, as global styles, for what they do. */
function hasSideEffects(id: string): boolean {
  return !/\/(packages|apps)\/.*\.tsx?$/.test(id) || !/^export\b/m.test(readFileSync(id, 'utf8'))
}
