// Writes docs/props.md, one table of the props of all components of ui; with --check, refuses one that is not up to date, and
// every name that breaks the rules, every prop without a description, and every boolean prop of a published package whose docblock
// does not say "Whether" and its default.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { commonProps } from '../.storybook/commonProps.ts'
import { filesUnder } from './lib/files.ts'
import { booleanFault, iconFaults, type Prop, type PropsType, propFault, propsOf } from './lib/props.ts'
import { publishedPackages } from './lib/publishedPackages.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const target = `${root}docs/props.md`

const sources = filesUnder(`${root}packages/ui/src`)
  .filter((path) => /\/(components|patterns|primitives)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories|css)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const components = sources.flatMap(({ text }) => propsOf(text))

const index = readFileSync(`${root}packages/ui/src/index.ts`, 'utf8')
const exported = components
  .filter(({ component }) => new RegExp(`\\b${component}Props\\b`).test(index))
  .toSorted((one, other) => one.component.localeCompare(other.component, 'en'))

const page = `# Props of all components

Written by \`npm run props\` from the types of \`@saywright/ui\`.

| component | prop | type | default | meaning |
| --- | --- | --- | --- | --- |
${exported.flatMap(rowsOf).join('\n')}
`

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(target, 'utf8') === page
  report(`props of ${exported.length} components`, [
    ...exported.flatMap(({ component, props }) =>
      props.flatMap((prop) => {
        const fault = propFault(prop) ?? (meaningOf(prop) ? undefined : 'is not described')
        return fault ? [`${component}.${prop.name} ${fault}`] : []
      }),
    ),
    ...publishedPackages.flatMap(booleanFaults),
    ...sources.flatMap(({ path, text }) =>
      iconFaults(text).map((fault) => `${relative(root, path)}: ${fault}`),
    ),
    ...[...index.matchAll(/\b(\w+)Props\b/g)].flatMap(([name, component]) =>
      exported.some((each) => each.component === component) ? [] : [`${name} was not read`],
    ),
    ...(isCurrent ? [] : ['docs/props.md is not up to date: npm run props']),
  ])
} else writeFileSync(target, page)

function rowsOf({ component, bases, props }: PropsType): string[] {
  const own = props.map((prop) => row(component, prop))
  return bases.length > 0 ? [...own, `| ${component} | … | | | those of ${bases.join(', ')} |`] : own
}

function row(component: string, prop: Prop): string {
  const { name, type, isOptional, defaultValue } = prop
  const cell = (text: string) => text.replace(/^\| /, '').replaceAll('|', '\\|')
  return `| ${component} | \`${name}${isOptional ? '' : '*'}\` | \`${cell(type)}\` | ${defaultValue ? `\`${cell(defaultValue)}\`` : ''} | ${cell(meaningOf(prop))} |`
}

/** Boolean props of the types that a package exports whose docblocks do not have the form. */
function booleanFaults(name: string): string[] {
  const api = readFileSync(`${root}packages/${name}/API.md`, 'utf8')
  return filesUnder(`${root}packages/${name}/src`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|css)\.tsx?$/.test(path))
    .flatMap((path) => propsOf(readFileSync(path, 'utf8')))
    .filter(({ component }) => api.includes(`\`${component}Props\``))
    .flatMap(({ component, props }) =>
      props.flatMap((prop) => {
        const fault = booleanFault({ ...prop, description: meaningOf(prop) })
        return fault ? [`${name}: ${component}.${prop.name} ${fault}`] : []
      }),
    )
}

/** Its own words, or those that hold for all props of its name. */
function meaningOf({ name, description }: Prop): string {
  return description || (commonProps[name] ?? '')
}
