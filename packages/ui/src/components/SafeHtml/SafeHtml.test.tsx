import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { allowedElements } from './allowed.js'
import { SafeHtml } from './SafeHtml.js'

describeComponent('SafeHtml', (props) => <SafeHtml {...props} html="<h1>News</h1><p>Text</p>" />, {
  role: 'heading',
})

const drawn = async (html: string) => {
  const screen = await renderThemed(<SafeHtml id="text" html={html} />)
  return screen.container.querySelector('#text')!
}

const attack = vi.fn()
afterEach(() => {
  expect(attack).not.toHaveBeenCalled()
  attack.mockClear()
})
Object.assign(window, { attack })

const hostile = [
  '<script>attack()</script>',
  '<img src=x onerror=attack()>',
  '<svg onload=attack()><script>attack()</script></svg>',
  '<svg><a xlink:href="javascript:attack()"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=attack()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=attack()&gt;">',
  '<math><a xlink:href="javascript:attack()">x</a></math>',
  '<a href="javascript:attack()">x</a>',
  '<a href="&#106;avascript:attack()">x</a>',
  '<a href=" java&#10;script:attack()">x</a>',
  '<a href="data:text/html,<script>attack()</script>">x</a>',
  '<p onmouseenter=attack() onfocus=attack() autofocus tabindex=0>x</p>',
  '<div style="background:url(javascript:attack())">x</div>',
  '<style>@import "https://evil.example"</style>',
  '<link rel=stylesheet href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href=https://evil.example>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  '<object data="javascript:attack()"></object><embed src="javascript:attack()">',
  '<form action="javascript:attack()"><input autofocus onfocus=attack()><button formaction="javascript:attack()">x',
  '<video src=x onerror=attack()></video><audio src=x onerror=attack()>',
  '<details open ontoggle=attack()><summary>x</summary></details>',
  '<template><script>attack()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  '<textarea></textarea><img src=x onerror=attack()>',
  '<xmp><img src=x onerror=attack()></xmp>',
  '<p id=location name=cookie class=btn data-x=1>x</p>',
  '<custom-element onclick=attack()>x</custom-element>',
  '<marquee onstart=attack()>x</marquee>',
  '</div></div><script>attack()</script>',
  '<!--><img src=x onerror=attack()>-->',
]

describe('SafeHtml', () => {
  it.each(hostile)('draws nothing that could run or load of %s', async (html) => {
    const text = await drawn(html)
    for (const element of text.querySelectorAll('*')) {
      expect([...allowedElements], element.outerHTML).toContain(element.localName)
      expect(element.getAttributeNames(), element.outerHTML).toEqual([])
    }
  })

  it('keeps the words of what it does not draw', async () => {
    const text = await drawn('<form>Name <button>Send</button></form><a href="javascript:x">link</a>')
    expect(text.textContent).toBe('Name Sendlink')
  })

  it('keeps what a text needs', async () => {
    const text = await drawn(
      '<table><tr><th scope=col colspan=2>A</th></tr> <tr><td>1</td><td>2</td></tr></table>' +
        '<ol start=3><li lang=fr>trois</li></ol><abbr title="Speech">S</abbr><time datetime="2026-11-22">today</time>',
    )
    expect(text.querySelector('th')?.colSpan).toBe(2)
    expect(text.querySelector('th')?.scope).toBe('col')
    expect(text.querySelector('ol')?.start).toBe(3)
    expect(text.querySelector('li')?.lang).toBe('fr')
    expect(text.querySelector('abbr')?.title).toBe('Speech')
    expect(text.querySelector('time')?.dateTime).toBe('2026-11-22')
  })

  it.each(['-1', '1e9', '99999999', 'x'])('refuses a cell over %s columns', async (span) => {
    const text = await drawn(`<table><tr><td colspan="${span}">x</td></tr></table>`)
    expect(text.querySelector('td')?.hasAttribute('colspan')).toBe(false)
  })

  it('puts its headings into the outline of the page and keeps their order', async () => {
    const screen = await renderThemed(
      <SafeHtml headingLevel={3} html="<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>" />,
    )
    const levels = screen
      .getByRole('heading')
      .elements()
      .map(({ localName }) => localName)
    expect(levels).toEqual(['h3', 'h4', 'h6', 'h6'])
  })

  it('survives a thousand nested elements', async () => {
    const text = await drawn(`${'<div>'.repeat(1000)}deep`)
    expect(text.textContent).toBe('deep')
  })
})
