import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkOtherModes } from './checkOtherModes.js'
import { i18n } from './i18n.js'

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

function NamedInEnglish() {
  const [language, setLanguage] = useState(i18n.language)
  useEffect(() => {
    i18n.on('languageChanged', setLanguage)
    return () => i18n.off('languageChanged', setLanguage)
  }, [])
  return <button type="button" aria-label={language === 'en-US' ? 'Save' : ''} />
}

it('refuses a button that has no name in French, and speaks English again', async () => {
  const { container } = await render(<NamedInEnglish />)
  await expect(check(container)).rejects.toThrow('button-name')
})

it('lets pass what can be read everywhere, and leaves theme and language as they were', async () => {
  const { container } = await render(<p style={{ color: '#000', background: '#fff' }}>Lamp</p>)
  document.documentElement.dataset.theme = 'light'
  await check(container)
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(i18n.language).toBe('en-US')
})
