// A component with many props of its own takes them in groups. Published components are exempt: flat props are easier to
// write in JSX, as in React Aria.
import { maxOwnProps, ownPropsOf } from '../lib/ownProps.ts'
import { type Source, sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const props: Check = {
  name: 'props',
  find() {
    const sources = sourcesIn(
      ['apps'],
      (file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$|\/testing\//.test(file),
    )
    return { subject: `props in ${sources.length} files of components`, faults: sources.flatMap(propsFaults) }
  },
}

/** One sentence for each component with too many props of its own. */
export function propsFaults({ file, text }: Source): string[] {
  return ownPropsOf(text)
    .filter(({ count }) => count > maxOwnProps)
    .map(
      ({ component, count }) =>
        `${file}: ${component} has ${count} props of its own, more than ${maxOwnProps}: let it take groups, such as { state, actions }`,
    )
}
