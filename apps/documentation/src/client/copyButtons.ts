/** A button in each block of code that puts it on the clipboard, where the browser lets us. */
export function addCopyButtons(): void {
  if (!navigator.clipboard) return
  const { copy = '', copied = '' } = document.body.dataset
  for (const block of document.querySelectorAll('pre')) {
    const frame = document.createElement('div')
    frame.className = 'code'
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = copy
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(block.textContent).then(
        () => {
          button.textContent = copied
        },
        () => button.remove(),
      )
    })
    button.addEventListener('blur', () => {
      button.textContent = copy
    })
    block.replaceWith(frame)
    frame.append(block, button)
  }
}
