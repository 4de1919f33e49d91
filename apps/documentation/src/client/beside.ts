/** Opens the parts beside the text on wide windows; on narrow ones they are folded. */
export function openBeside(): void {
  follow('.menu details', '(min-width: 1024px)')
  follow('.contents details', '(min-width: 1440px)')
  document.querySelector('.menu [aria-current]')?.scrollIntoView({ block: 'nearest' })
}

function follow(selector: string, query: string): void {
  const details = document.querySelector<HTMLDetailsElement>(selector)
  if (!details) return
  const wide = matchMedia(query)
  const open = () => {
    details.open = wide.matches
  }
  wide.addEventListener('change', open)
  open()
}
