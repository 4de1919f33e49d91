import { propsOf } from '../../tools/lib/props.ts'

export type ManyProps = { readonly component: string; readonly count: number }

/** The component whose type declares the most props; those that it takes from other types are counted there. */
export function maxProps(sources: readonly string[]): ManyProps {
  return sources
    .flatMap(propsOf)
    .map(({ component, props }) => ({ component, count: props.length }))
    .reduce((most, each) => (each.count > most.count ? each : most), { component: 'none', count: 0 })
}
