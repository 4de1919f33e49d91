// Writes docs/props.md, one table of the props of all components of ui; with --check, refuses one that is not up to date, and
// every name that breaks the rules, and every prop of which nothing is said.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { commonProps } from '../.storybook/commonProps.ts'
import { filesUnder } from './lib/files.ts'
import { iconFaults, type Prop, type PropsType, propFault, propsOf } from './lib/props.ts'
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

| component | prop | type | meaning |
| --- | --- | --- | --- |
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
  return bases.length > 0 ? [...own, `| ${component} | … | | those of ${bases.join(', ')} |`] : own
}

function row(component: string, prop: Prop): string {
  const { name, type, isOptional } = prop
  const cell = (text: string) => text.replace(/^\| /, '').replaceAll('|', '\\|')
  return `| ${component} | \`${name}${isOptional ? '' : '*'}\` | \`${cell(type)}\` | ${cell(meaningOf(prop))} |`
}

/** Its own words, or those that hold for all props of its name. */
function meaningOf({ name, description }: Prop): string {
  return description || (commonProps[name] ?? '')
}
