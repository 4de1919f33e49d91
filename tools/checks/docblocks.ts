// Props keep to the rules of their names, are described, and every boolean one of a published package says "Whether" and its
// default.
import { commonProps } from '../../.storybook/commonProps.ts'
import { unexported } from '../lib/apiPage.ts'
import { booleanFault, iconFaults, type Prop, propFault, propsOf } from '../lib/props.ts'
import { publishedPackages } from '../lib/publishedPackages.ts'
import { sourcesIn, textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories|css)\.tsx?$/.test(file)

export const docblocks: Check = {
  name: 'docblocks',
  find() {
    const sources = sourcesIn(
      ['packages/ui/src'],
      (file) => isCode(file) && /\/(components|patterns|primitives)\//.test(file),
    )
    const index = textOf('packages/ui/src/index.ts')
    const exported = sources
      .flatMap(({ text }) => propsOf(text))
      .filter(({ component }) => new RegExp(`\\b${component}Props\\b`).test(index))
    return {
      subject: `props of ${exported.length} components`,
      faults: [
        ...exported.flatMap(({ component, props }) =>
          props.flatMap((prop) => {
            const fault = propFault(prop) ?? (meaningOf(prop) ? undefined : 'is not described')
            return fault ? [`${component}.${prop.name} ${fault}`] : []
          }),
        ),
        ...publishedPackages.flatMap(booleanFaults),
        ...sources.flatMap(({ file, text }) => iconFaults(text).map((fault) => `${file}: ${fault}`)),
        ...[...index.matchAll(/\b(\w+)Props\b/g)].flatMap(([name, component]) =>
          exported.some((each) => each.component === component) ? [] : [`${name} was not read`],
        ),
      ],
    }
  },
}

/** Boolean props of the types that a package exports whose docblocks do not have the form. */
function booleanFaults(name: string): string[] {
  const [exported = ''] = textOf(`packages/${name}/API.md`).split(unexported)
  return sourcesIn([`packages/${name}/src`], isCode)
    .flatMap(({ text }) => propsOf(text))
    .filter(({ component }) => new RegExp(`\\b(?:type|interface) ${component}Props\\b`).test(exported))
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
