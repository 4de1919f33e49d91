import { versions } from '@saywright/api/contract'
import { Html, html } from '../html/html.js'
import { addressOf } from '../page/addresses.js'
import { type Locale, locales } from '../page/locales.js'
import type { Page } from '../page/page.js'
import { firstPage } from '../site/outline.js'
import { placeholder } from '../site/placeholder.js'
import { mark } from './mark.js'
import { contentsOf, groupOf, menuOf, neighboursOf } from './navigation.js'
import { siteMessages } from './words.js'

/** Addresses of the assets of a page; those of the search are by language. */
export interface Assets {
  readonly style: string
  readonly firstScript: string
  readonly script: string
  /** Only for pages with live grammars. */
  readonly examplesScript: string
  readonly icon: string
  readonly search: Readonly<Record<Locale, string>>
}

interface Setting {
  readonly brand: string
  readonly assets: Assets
  /** All pages of the same language, in the order of reading. */
  readonly pages: readonly Page[]
}

const languageNames: Readonly<Record<Locale, string>> = { 'en-US': 'English', 'fr-FR': 'Français' }

/** A whole page. Its texts for the scripts are in `data-` attributes: no script is inline. */
export function pageHtml(page: Page, { brand, assets, pages }: Setting): string {
  const { locale, slug, title } = page
  const words = siteMessages[locale]
  const whole = slug === firstPage ? `${brand} ${words.site}` : `${title} – ${brand} ${words.site}`
  const themes = Object.entries(words.themes).map(
    ([value, label]) => html`<option value="${value}">${label}</option>`,
  )
  const languages = locales.map(
    (each) =>
      html`<a href="${addressOf(each, slug)}" lang="${each}" hreflang="${each}"${new Html(each === locale ? ' aria-current="true"' : '')}>${languageNames[each]}</a>`,
  )
  return html`<!doctype html>
<html lang="${locale}" data-slug="${slug}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.lead}">
<title>${whole}</title>
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style}">
<script src="${assets.firstScript}"></script>
<script src="${assets.script}" defer></script>${
    page.hasExamples &&
    html`
<script src="${assets.examplesScript}" defer></script>`
  }
${locales.map((each) => html`<link rel="alternate" hreflang="${each}" href="${addressOf(each, slug)}">`)}
</head>
<body data-console="${placeholder}" data-search="${assets.search[locale]}" data-found="${words.found}" data-found-one="${words.foundOne}" data-found-none="${words.foundNone}" data-search-failed="${words.searchFailed}" data-copy="${words.copy}" data-copied="${words.copied}">
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="brand" href="${addressOf(locale, firstPage)}">${mark}<strong>${brand}</strong> <span>${words.site} ${versions.documentation}</span></a>
<search>
<form hidden>
<label for="query">${words.search}</label>
<input id="query" type="search" autocomplete="off" spellcheck="false" maxlength="100" placeholder="${words.searchPlaceholder}" aria-keyshortcuts="Control+K">
<div class="results" id="results" role="region" aria-label="${words.results}" hidden><p role="status"></p><ul></ul></div>
</form>
</search>
<label class="theme" hidden><span>${words.theme}</span> <select>${themes}</select></label>
<nav class="languages" aria-label="${words.language}">${languages}</nav>
<a class="button console" href="/">${words.console}</a>
</header>
<div class="columns">
<nav class="menu" aria-label="${words.menu}">${menuOf(page, pages)}</nav>
<main id="text" tabindex="-1">
<article>
${groupOf(page)}
<h1>${title}</h1>
<div class="lead">${new Html(page.leadHtml)}</div>
${contentsOf(page, words)}
${new Html(page.html)}
</article>
${neighboursOf(page, pages, words)}
</main>
</div>
</body>
</html>
`.text
}
