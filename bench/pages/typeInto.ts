import { painted } from './stage.ts'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Types characters one by one. Milliseconds of each, from the event until React has written the value into the element. */
export async function typeInto(input: HTMLInputElement, characters: number): Promise<number[]> {
  const times: number[] = []
  for (let length = 1; length <= characters; length++) {
    times.push(await type(input, 'a'.repeat(length)))
    await painted()
  }
  return times
}

function type(input: HTMLInputElement, value: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve(performance.now() - began)
    })
    observer.observe(input, { attributes: true, attributeFilter: ['value'] })
    setValue?.call(input, value)
    const began = performance.now()
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}
