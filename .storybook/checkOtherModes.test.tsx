import { type ReactNode, useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkOtherModes } from './checkOtherModes.js'
import { i18n } from './i18n.js'
import { structureOf } from './structureOf.js'

const check = (canvasElement: HTMLElement) =>
  checkOtherModes({ canvasElement, parameters: {}, id: 'a-story' })

it.each(['dark', 'contrast'])('refuses a colour that cannot be read in %s alone', async (theme) => {
  const { container } = await render(
    <>
      <style>{`.faint { color: #000; background: #fff } [data-theme='${theme}'] .faint { color: #999; background: #777 }`}</style>
      <p className="faint">Lamp</p>
    </>,
  )
  await expect(check(container)).rejects.toThrow('color-contrast')
})

it('refuses it once more where a text of its kind could be read before', async () => {
  const styles = `.plain { color: #000; background: #fff } [data-theme='dark'] .over { position: absolute; background: #111; inset: 0 }`
  const draw = (more: ReactNode) => (
    <div style={{ position: 'relative', background: '#fff' }}>
      <style>{styles}</style>
      {more}
      <p className="plain" style={{ position: 'relative', background: 'none' }}>
        Lamp
      </p>
    </div>
  )
  const { container, rerender } = await render(draw(<i />))
  await check(container)
  await rerender(draw(<i className="over" />))
  await expect(check(container)).rejects.toThrow('color-contrast')
  await expect(check(container)).rejects.toThrow('color-contrast')
  await rerender(draw(<i />))
  await check(container)
})

function useLanguage() {
  const [language, setLanguage] = useState(i18n.language)
  useEffect(() => {
    i18n.on('languageChanged', setLanguage)
    return () => i18n.off('languageChanged', setLanguage)
  }, [])
  return language
}

function NamedInEnglish() {
  return <button type="button" aria-label={useLanguage() === 'en-US' ? 'Save' : ''} />
}

function ListInEnglish() {
  return <ul>{useLanguage() === 'en-US' ? <li>Lamp</li> : <p>Lampe</p>}</ul>
}

function TwoPlacesInEnglish() {
  const isEnglish = useLanguage() === 'en-US'
  return [1, 2].map((place) => <nav key={place} aria-label={isEnglish ? `Place ${place}` : 'Endroit'} />)
}

it.each([
  ['button-name', 'a button that has no name', NamedInEnglish],
  ['list', 'a tree that is built another way', ListInEnglish],
  ['landmark-unique', 'two places of the same name', TwoPlacesInEnglish],
])('refuses by %s %s in French alone, and speaks English again', async (rule, _, Planted) => {
  const { container } = await render(<Planted />)
  await expect(check(container)).rejects.toThrow(rule)
  expect(i18n.language).toBe('en-US')
})

it('passes what can be read everywhere, and leaves theme and language unchanged', async () => {
  const { container } = await render(<p style={{ color: '#000', background: '#fff' }}>Lamp</p>)
  document.documentElement.dataset.theme = 'light'
  await check(container)
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(i18n.language).toBe('en-US')
})

it('treats two trees as equal that differ only in the ids of React', () => {
  const structure = (label: string, field: string, other = field) => {
    const root = document.createElement('div')
    root.innerHTML = `<p id="_r_${label}_">Lamp</p><input id="_r_${field}_" aria-labelledby="_r_${label}_ _r_${other}_">`
    return structureOf(root)
  }
  expect(structure('2d', '2e')).toBe(structure('9', 'a1'))
  expect(structure('2d', '2e')).not.toBe(structure('2d', '2d'))
  expect(structure('2d', '2e')).not.toBe(structure('2d', '2e', '2f'))
})
