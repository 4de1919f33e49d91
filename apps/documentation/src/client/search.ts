import MiniSearch from 'minisearch'
import { type Entry, searchOptions } from '../search/searchIndex.js'
import { placeholder } from '../site/placeholder.js'
import { showResults } from './results.js'

/** Maximum number of results, readable without much scrolling. */
const most = 12

/** The field that searches this language; its index is loaded when the field gets the focus. */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('search form')
  const field = form?.querySelector('input')
  if (!form || !field) return
  form.hidden = false
  let loading: Promise<MiniSearch<Entry>> | undefined
  const index = () => {
    loading ??= load()
    return loading
  }
  const search = async () => {
    const query = field.value.trim()
    if (!query) return showResults(form, undefined)
    try {
      const found = (await index()).search(query)
      // The user may have typed on meanwhile.
      if (query === field.value.trim())
        showResults(form, { query, total: found.length, found: found.slice(0, most) })
    } catch {
      loading = undefined
      showResults(form, 'failed')
    }
  }
  field.addEventListener('focus', () => void index().catch(() => undefined))
  field.addEventListener('input', () => void search())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.querySelector<HTMLAnchorElement>('.results a')?.click()
  })
  form.addEventListener('keydown', (event) => moveBy(event, form, field))
  document.addEventListener('keydown', (event) => {
    if (!isK(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    field.select()
  })
}

/** By its place where the layout has no Latin letters, as a Russian one. */
const isK = ({ key, code }: KeyboardEvent) =>
  key === 'k' || key === 'K' || (code === 'KeyK' && key > '\u007f')

async function load(): Promise<MiniSearch<Entry>> {
  const response = await fetch(document.body.dataset.search ?? '')
  if (!response.ok) throw new Error(`The search answered ${response.status}.`)
  // The index is the same everywhere; the page, which was served, knows its address.
  const index = (await response.text()).replaceAll(placeholder, () => document.body.dataset.console ?? '')
  return MiniSearch.loadJSONAsync<Entry>(index, searchOptions)
}

/** Arrows go through the results, Escape closes them. */
function moveBy(event: KeyboardEvent, form: HTMLFormElement, field: HTMLInputElement): void {
  if (event.key === 'Escape') {
    field.value = ''
    showResults(form, undefined)
    field.focus()
    return
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops: HTMLElement[] = [field, ...form.querySelectorAll<HTMLElement>('.results a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
