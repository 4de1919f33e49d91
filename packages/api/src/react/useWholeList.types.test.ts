import { expect, it } from 'vitest'
import type { Shape } from '../contract/kernel/description.js'
import type { Endpoint } from '../contract/kernel/endpoint.js'
import type { Page } from '../contract/kernel/paging.js'
import { useWholeList } from './useWholeList.js'

type ListOf<Row> = Endpoint & { readonly response: Shape<Page<Row>> }

const useLamps = (lamps: ListOf<{ id: number }>) => useWholeList(lamps, undefined)
// @ts-expect-error its rows have no id
const useNames = (names: ListOf<{ name: string }>) => useWholeList(names, undefined)

it('takes no list whose rows it cannot tell apart', () => {
  expect([useLamps, useNames]).toHaveLength(2)
})
