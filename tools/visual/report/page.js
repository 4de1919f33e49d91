// The page is one file and has no build: plain JavaScript for a browser of today.
const { isApproval, rows } = JSON.parse(document.querySelector('#data').textContent)
const main = document.querySelector('main')
const form = document.querySelector('form')
const search = document.querySelector('#search')
const mode = document.querySelector('#mode')
const kind = document.querySelector('#kind')
const zoom = document.querySelector('#zoom')
document.querySelector('h1').textContent = isApproval ? 'Approved pictures' : 'Changed pictures'
let isFlipped = false

const make = (tag, props = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}
const view = () => new FormData(form).get('view')
const addressOf = (base64) =>
  URL.createObjectURL(
    new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: 'image/png' }),
  )

/** The part of a picture that is shown: all, or what surrounds the change. */
function partOf({ width, height }, area) {
  if (!zoom.checked || !area) return { x: 0, y: 0, width, height }
  const margin = 32
  const x = Math.max(0, area.x - margin)
  const y = Math.max(0, area.y - margin)
  return {
    x,
    y,
    width: Math.min(width, area.x + area.width + margin) - x,
    height: Math.min(height, area.y + area.height + margin) - y,
  }
}

/** Layers of the same size over each other. */
function frameOf(row, layers) {
  const size = row.after ?? row.before
  const picture = layers.find(({ of }) => of.width)?.of ?? size
  const part = partOf(picture, row.area)
  const scale = zoom.checked && row.area ? Math.max(1, Math.min(6, Math.floor(480 / part.width))) : 1
  const frame = make('div', { className: scale > 1 ? 'frame zoomed' : 'frame' })
  frame.style.width = `${part.width * scale}px`
  frame.style.aspectRatio = `${part.width} / ${part.height}`
  frame.style.maxWidth = `min(100%, calc(75vh * ${part.width / part.height}))`
  const percent = (value, of) => `${(100 * value) / of}%`
  for (const { of, className = '', alt = '' } of layers) {
    of.address ??= addressOf(of.png)
    const image = make('img', { src: of.address, className, alt })
    image.style.width = percent(of.width ?? picture.width, part.width)
    image.style.left = percent(-part.x, part.width)
    image.style.top = percent(-part.y, part.height)
    frame.append(image)
  }
  if (row.area) {
    const mark = make('span', { className: 'area' })
    mark.style.left = percent(row.area.x - part.x, part.width)
    mark.style.top = percent(row.area.y - part.y, part.height)
    mark.style.width = percent(row.area.width, part.width)
    mark.style.height = percent(row.area.height, part.height)
    frame.append(mark)
  }
  return frame
}

const figure = (caption, frame) => make('figure', {}, make('figcaption', { textContent: caption }), frame)

function figuresOf(row) {
  const before = row.before && { of: row.before, alt: 'Before' }
  const after = row.after && { of: row.after, alt: 'After' }
  if (!before || !after) {
    const only = before ?? after
    return only ? [figure(before ? 'Before' : 'After', frameOf(row, [only]))] : ['No picture.']
  }
  const difference = () => {
    row.mask = typeof row.mask === 'string' ? { png: row.mask } : row.mask
    const layers = [{ of: row.after, className: 'faint' }]
    if (row.mask) layers.push({ of: row.mask, alt: 'Pixels that differ' })
    return figure('Difference', frameOf(row, layers))
  }
  if (view() === 'difference') return [difference()]
  if (view() === 'flip') {
    return [figure(isFlipped ? 'After' : 'Before', frameOf(row, [isFlipped ? after : before]))]
  }
  if (view() === 'slide') return [slideOf(row, before, after)]
  return [figure('Before', frameOf(row, [before])), figure('After', frameOf(row, [after])), difference()]
}

function slideOf(row, before, after) {
  const frame = frameOf(row, [before, { ...after, className: 'over' }])
  const range = make('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    ariaLabel: 'Part that is before, in percent',
  })
  const over = frame.querySelector('.over')
  const move = () => {
    // The picture may be larger than its frame.
    const shown = frame.clientWidth / over.clientWidth
    const start = -over.offsetLeft / over.clientWidth
    frame.style.setProperty('--at', `${100 * (start + (shown * range.value) / 100)}%`)
  }
  range.addEventListener('input', move)
  requestAnimationFrame(move)
  frame.classList.add('slide')
  const slide = figure('Before on the left, after on the right', frame)
  slide.append(range)
  return slide
}

const articles = rows.map((row) => {
  const title = make('h2', {}, `${row.title} › ${row.story} `, make('small', { textContent: row.mode }))
  const label = make('span', { className: `kind ${row.kind}`, textContent: row.kind })
  const pictures = make('div', { className: 'pictures' })
  const article = make(
    'article',
    { tabIndex: -1 },
    title,
    make('p', { className: 'reason' }, label, ` ${row.reason}`),
    pictures,
  )
  main.append(article)
  return { row, article, pictures }
})

/** Pictures are drawn when they come near the window. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const found = articles.find(({ article }) => article === target)
      if (isIntersecting) found.pictures.replaceChildren(...figuresOf(found.row))
    }
  },
  { rootMargin: '800px' },
)

function redraw() {
  near.disconnect()
  for (const { article } of articles) near.observe(article)
}

function fill(select, values) {
  for (const [value, count] of Object.entries(Object.groupBy(values, (value) => value))) {
    select.append(make('option', { value, textContent: `${value} (${count.length})` }))
  }
}

function filter() {
  const text = search.value.trim().toLowerCase()
  for (const { row, article } of articles) {
    const isFound = `${row.title} ${row.story}`.toLowerCase().includes(text)
    article.hidden =
      !isFound || (mode.value && row.mode !== mode.value) || (kind.value && row.kind !== kind.value)
  }
  const shown = articles.filter(({ article }) => !article.hidden).length
  document.querySelector('#count').textContent = `${shown} of ${rows.length}`
}

function go(step) {
  const shown = articles.map(({ article }) => article).filter(({ hidden }) => !hidden)
  const at = shown.indexOf(document.activeElement?.closest('article'))
  const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))]
  next?.focus()
  next?.scrollIntoView()
}

const keys = {
  j: () => go(1),
  k: () => go(-1),
  z: () => zoom.click(),
  '/': () => search.focus(),
  f: () => {
    form.elements.view.value = 'flip'
    isFlipped = !isFlipped
    redraw()
  },
}
addEventListener('keydown', (event) => {
  if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return
  const radio = form.elements.view[Number(event.key) - 1]
  const action = radio ? () => radio.click() : keys[event.key.toLowerCase()]
  if (!action) return
  event.preventDefault()
  action()
})
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', filter)
form.addEventListener('change', redraw)

fill(
  mode,
  rows.map((row) => row.mode),
)
fill(
  kind,
  rows.map((row) => row.kind),
)
filter()
redraw()
