interface Found {
  readonly id: string
  readonly page?: string
  readonly heading?: string
  readonly text?: string
}

interface Results {
  readonly query: string
  readonly total: number
  readonly found: readonly Found[]
}

/** Number of characters of a text below a result. */
const excerptCharacters = 110

/** Shows the results, a failed search, or nothing. */
export function showResults(form: HTMLFormElement, results: Results | 'failed' | undefined): void {
  const region = form.querySelector<HTMLElement>('.results')
  const [status, list] = [region?.querySelector('p'), region?.querySelector('ul')]
  if (!region || !status || !list) return
  region.hidden = results === undefined
  status.textContent = results === undefined ? '' : sentenceOf(results)
  list.replaceChildren(...(typeof results === 'object' ? results.found.map(itemOf) : []))
}

function sentenceOf(results: Results | 'failed'): string {
  const { found = '', foundOne = '', foundNone = '', searchFailed = '' } = document.body.dataset
  if (results === 'failed') return searchFailed
  const sentence = results.total === 0 ? foundNone : results.total === 1 ? foundOne : found
  return sentence.replace('{{count}}', String(results.total)).replace('{{query}}', () => results.query)
}

function itemOf({ id, page = '', heading = '', text = '' }: Found): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const title = document.createElement('strong')
  const excerpt = document.createElement('span')
  link.href = id
  title.textContent = heading ? `${page} › ${heading}` : page
  excerpt.textContent = text.length > excerptCharacters ? `${text.slice(0, excerptCharacters)}…` : text
  link.append(title, excerpt)
  item.append(link)
  return item
}
