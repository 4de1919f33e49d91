import { type FunctionComponent, type LazyExoticComponent, lazy } from 'react'

export type LoadComponent<Name extends string, Props> = () => Promise<
  Readonly<Record<Name, FunctionComponent<Props>>>
>

/** A component of a module that is loaded when it is first drawn. */
export function lazyComponent<Name extends string, Props>(
  load: LoadComponent<Name, Props>,
  name: Name,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
