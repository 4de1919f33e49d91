import type { Locale } from './locales.js'

/** The source of a page: Markdown with a title of the first level and a first paragraph that sums it up. */
export interface Source {
  readonly locale: Locale
  readonly slug: string
  readonly markdown: string
}

export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
}

/** A heading and the text below it, up to the next one: a search result. */
export interface Section {
  readonly id: string | undefined
  readonly heading: string
  readonly text: string
}

export interface Page {
  readonly locale: Locale
  readonly slug: string
  readonly title: string
  /** The first paragraph, as words. */
  readonly lead: string
  /** Safe HTML: of the first paragraph, and of all below it. */
  readonly leadHtml: string
  readonly html: string
  /** Whether it has live grammars. */
  readonly hasExamples: boolean
  readonly headings: readonly Heading[]
  readonly sections: readonly Section[]
  /** Addresses to which the page leads inside the site. */
  readonly links: readonly string[]
}
