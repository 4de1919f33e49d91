/** A button in each block of code that puts it on the clipboard, where the browser lets us. */
export function addCopyButtons(): void {
  if (!navigator.clipboard) return
  const { copy = '', copied = '' } = document.body.dataset
  for (const block of document.querySelectorAll('pre')) {
    const code = block.querySelector('code') ?? block
    const frame = document.createElement('div')
    frame.className = 'code'
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = copy
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(code.textContent).then(
        () => {
          button.textContent = copied
        },
        () => button.remove(),
      )
    })
    button.addEventListener('blur', () => {
      button.textContent = copy
    })
    const head = block.parentElement?.querySelector(':scope > figcaption')
    if (head) {
      head.append(button)
      continue
    }
    block.replaceWith(frame)
    frame.append(block, button)
  }
}
