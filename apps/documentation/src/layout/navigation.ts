import { Html, html } from '../html/html.js'
import { addressOf } from '../page/addresses.js'
import type { Page } from '../page/page.js'
import { firstPage, outline } from '../site/outline.js'
import { type SiteMessages, siteMessages } from './words.js'

/** Every page by group. On narrow windows it folds under its name. */
export function menuOf({ locale, slug }: Page, pages: readonly Page[]): Html {
  const titles = new Map(pages.map((page) => [page.slug, page.title]))
  const groups = outline.map(({ title, slugs }) => {
    const items = slugs.map(
      (each) =>
        html`<li><a href="${addressOf(locale, each)}"${new Html(each === slug ? ' aria-current="page"' : '')}>${titles.get(each)}</a></li>`,
    )
    return html`<h2>${title[locale]}</h2><ul>${items}</ul>`
  })
  return html`<details open><summary>${siteMessages[locale].menu}</summary>${groups}</details>`
}

/** The group of a page, above its title. */
export function groupOf({ locale, slug }: Page): Html | undefined {
  const group = outline.find(({ slugs }) => slugs.includes(slug))
  return group && html`<p class="group">${group.title[locale]}</p>`
}

/** The headings of the page, where there are several. */
export function contentsOf({ headings }: Page, { onThisPage }: SiteMessages): Html | undefined {
  const top = headings.filter(({ level }) => level === 2)
  if (top.length < 2) return undefined
  const items = top.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)
  return html`<nav class="contents" aria-label="${onThisPage}"><details><summary>${onThisPage}</summary><ul>${items}</ul></details></nav>`
}

/** The pages before and after, in the order of reading. */
export function neighboursOf({ locale, slug }: Page, pages: readonly Page[], words: SiteMessages): Html {
  const at = pages.findIndex((page) => page.slug === slug)
  const [before, after] = [at > 0 ? pages[at - 1] : undefined, pages[at + 1]]
  const link = (page: Page | undefined, name: string, side: string) =>
    page &&
    html`<a class="${side}" href="${addressOf(locale, page.slug)}"><span>${name}</span> ${page.slug === firstPage ? siteMessages[locale].site : page.title}</a>`
  return html`<nav class="neighbours" aria-label="${words.pages}">${link(before, words.previous, 'before')}${link(after, words.next, 'after')}</nav>`
}
