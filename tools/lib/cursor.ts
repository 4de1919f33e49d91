/** Runs in the page: draws a pointer where the mouse is, since pictures of a browser have none. */
export function showCursor(): void {
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    pointer.setAttribute('viewBox', '0 0 24 24')
    Object.assign(pointer.style, {
      position: 'fixed',
      zIndex: '2147483647',
      width: '26px',
      height: '26px',
      left: '-40px',
      pointerEvents: 'none',
    })
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    arrow.setAttribute('d', 'M4 2v17l4.6-4.3 2.9 6.6 2.8-1.2-2.9-6.5h6.3z')
    arrow.setAttribute('fill', '#0d0f14')
    arrow.setAttribute('stroke', '#ffffff')
    arrow.setAttribute('stroke-width', '1.4')
    pointer.append(arrow)
    document.body.append(pointer)
    addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.left = `${clientX - 4}px`
        pointer.style.top = `${clientY - 2}px`
      },
      true,
    )
  })
}
