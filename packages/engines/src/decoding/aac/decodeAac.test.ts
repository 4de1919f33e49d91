import { readAac, readContainer } from '@saywright/audio/signal'
import { aSoundFile } from '@saywright/audio/testing'
import { describe, expect, it } from 'vitest'
import { decodeAac } from './decodeAac.js'

// Written by the encoder of FFmpeg, 16 kHz: 440 Hz that trembles; and 6 ms of 2,000 Hz in silence, beside 500 Hz.
const tone = [
  '//FgQCof/N4CAExhdmM1OS4zNy4xMDAAAliqWmopAnuz3r9XCuKqTciSOeuUREi4Hr3rPr3rP1L136l8z+C/a/0v4s9TzTVO01bO',
  'LZhtrCc/bJgUa66ogGVxdBQF9fO9Ra92VtO3Y3Fd96twu1bblWU47E46djo2OjW2NxWNsVhsUbHRsdGxylUpVKVSlUpVKVSlUpVK',
  'VRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJRJUssssvyb5N8m+TfmvzUssssssssssssssss',
  'ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss',
  'sssssqMDA5QMyBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgf//FgQCDf/AEIntqadC7LmEXIu2zHq6WGP/+X/n7dcXerkcZ7//1P',
  '/L+S7nE1lvz//U/8v3su7uJPt//T/+fiyTqy6Tbv2A3Azr6GIZcCEhISEhISEhJU4Ew3Wis5J7FppN0ly9pQLwPG9MOxeR3c0TC8',
  '8FFqRDVsfJ79fJnV8nlfJip5wFD5czz04+XyH0eeUBsmO48nsonpUW9Y5KKOOt8HAoE2WUlKFbwhHf8k92UtO4AbgQMIhGg8PEaB',
  '/HLy5/LfnGS2WrEKZZt+tv1p72vWb2vWgiSBvUztYLWWl8AXoK1EzRLKWttztnFcvHwRnNqJuqSFF8p551bFH2T3c73+IJqEuP/x',
  'YEAX//wBJvUQllKxreMlb/TX37fGq4vVXLuSRd1a+eHfFzOxEFONBWYv5pMmTFisMY4ilaZtrUBIQ/FqadXeWLRZaN7+5D4+Pge/',
  'uQyfDYz+/uMnw2M/vCMnxmDvvoGT4+A776EP/HwGs8If+Gxn94QPH4Gf39wf4+AnQsD4+G3ff3B/j4rPooIt7yjdcxODME3RcLpR',
  'qwlUTwLFQ0iInBmjmxsoDCnzVgGJOE+hJGiREvlXRCpBZMBcikOA//FgQBS//AECNRjWNCnwquq//vv//V1qa+dVU5+L366vL48W',
  'RzqKsGdnZ2A3ZwJnx3Y4Y4eGkAZ+f/1DgA7mlMl/rOqQkqEnLTnEVhLcyLcpxTKs5tJgisY1jGkc5KD64i1TEzQbScWgnFokW5KM',
  '0BaKwaqXoXmTAtFRKDdpYwqFEj3U+63iXivWT9AzANNPEoAqFAuRE/0jOUTNJPAJG8PgvDMf//FgQBd//AEANRjWRCK0zKEzKJqp',
  '3r/+7+n//dKvXjquXWpnet8b1znGdcy2S9BnZ2kmrokmqxq0aqJKKuPDZYAPmsCdsTQoKu0C/zR5eD67/N6U0xyZIuZuYgVAvcjI',
  'ZCRfloXAQLgUF5DQbDqCwSN+Ml5FyDKVSLJxXC5V3wkAua8II8A0HGihBokVzEGNeD+On3XrJervNxe6mVTNNMuAokaAXAE+2RsN',
  'BMCw58ggIG+8R4Qb+IYjgP/xYEAav/wBIFUtUDShpSXWf9O//O1TKuWuSSJaReL7nE5oJz44IEjQ0NCQVjp/Mex+L8Xh846Q+qEA',
  'kIHWQfEaHZni6oBEIXSOP7HNYhiHZHFmjKYxCE6dXV1c9sagMMMMGIw8PW4AAMOPD23QADDjw9txAAw48PbcQAMPmHn1iADJx4eH',
  'vZ4Bi20PPuIEGMYw+d7ABitGXneIAMKjbPvcAEDunXYgAJHjDw8dZlwNKKBATg0Uyp4onywuRWMTWKJANlOC4XKhpBdOAlFcgkE4',
  'AXILjv/xYEAfH/wBCp+ymnA268PXW7D8v/7v/fi9a1ely5+3/9T/36AJrq//7P+nAAhDbovB4BrisVynE+VRaOKqxWpSFTA6CUbC',
  'dDKaNu0bc4DKCQaVwmYGNsuElQYGHwm8/nvA9afPzlR6ss71rcAToJiFZEs9WGUZ60a6bKIaXOkNLwMFkFoRpvY7kleTUf8OeFXF',
  'kwA+1llFF9l6PD/3/xh/H9+H3/hgHh9fy+WH/6//nwPj/T+ngdP6f08A6f0/p/PADp/T+n4wAdP59QkIxEB1KesfNcWjmqDJvNjj',
  'ji2LYszMzMzMzMzMzMzMzMzMzMzMzMzMzMzc//FgQAGf/AEYgbRw',
].join('')
const burst = [
  '//FggCl//N4CAExhdmM1OS4zNy4xMDAAQRggBPlUtdPSD9XdTv5ffqSKk3Ikjnz2iREiUEyVMl7q7V7W7V7W9d9a9dp6mbatmmqd',
  'wrEdbaR4u4tp6qc9dA4yPNqWID7vveF3/WOmptmLZuxtU4l13attyrKcdlOOxOOsNisNirM9WZ6sx0bHRr8pVKVSlUpVKVSlUpVK',
  'VSlUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSUSVLLLLL8m+TfJvk3yb5NLLLLLLLLLLLLLL',
  'LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLL',
  'LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLwP/xYIAJX/wgjCACMQ2wG0BtAbQG0AAOOcr4XiYBxzlYcc5WHHOV8LxMOF4m',
  'HC8TAOOcrDjnKw45yvheJhwvEw4XiYBxzlfC8TDg//FggGaf/CCMT9IfkPzf5v8gA+4+wAfcwYMUiBOPlVKjJxCIlEnBolxIZSJ4',
  'BKQaiZpKEsjItksxhiHUuqEbm3JZW6Rxg5nq3awkgtYwJnbLof60qlmcnJnVVm2SdstiSCTwzLNJ0SYBCqZVCxScohBwZeNQjycU',
  'hBYpbHKiycIhBJKDBQCCbyEEF/D0QUmwhAxvv9YCJqIQKf9PUgCaS4KapSgGQjVMYAyaisTAGdlUUgAIjbWKgAkaJRUIAIwqGPZQ',
  'ASnaolyrq4AS6xyYnkxka9GZGAAASZBospE6O5AAAJBH12RADWn9LNYAAABGbLIFKSkRyYykYsLJhAAAACUJ+VyEYLLcIScq0yEW',
  'onwgAAAAASWaTyEVkrghJI65IRSKTiEkBn0gAAAAAAWaL1Kxg1CCpQ1sCpg1qCsQWkAAAAAAAGx6l3pLDI77Y+z7Dr79N9GTWlSo',
  'lVKTdxaAiSWRtYYjkMmRyGHqUHLRIrSUSUSiRyUmUSkRSUBXmZEkEjOtEcLjiJ0kVKIpQRKHdmVkEoUwlXwRIqCS3EoMQlHlEp1E',
  'lUskpvCCHPfneT+PPYLGzBJ7yUGCSgPJOYSUgkYhKE0kkljAj4iFpGLJIzZ5GfNIy5BGI8jRjWKq6jEnRSUqYSmzSUyUSjQiTTUU',
  'DoUiIxEIiIxkRix6H7TjnLWThkjIJJSSSgkYmBC29p/yOdQkRDIiFj0P2XLs44y7i+pfUu6tHQ5TuXjXtXtXi3vGyVDP3rX3L896',
  '996zU59w/bf+P/j/F7xy6oZS9a/PfnvyXn1iN5HsP3v3vwPWcaJZuxerfffBcarQcjnPVeq8ZxMaAyzrj3VuNZVHBvNl2nadpsL6',
  'Ays2KyrFWJUGxsuJ2nKbCpAZT2Knp6OVHitZ2dnWpk4Zk2bNlRR4Jlq1amSTgjTZs2VFHgmWrVqZJFqccccWR68MMMHE6ccccWQn',
  'wwwkcDanHHFkJ8MMJHE2pxxZkL39/cfHxmHv76B8fHwPf39x8fGYe/v7j4+Mw9/fQPj4zD399A+PjMPf39x8fGZPv76B8fGYe/vo',
  'Hx8Zh7+8I+Phse/voP8fGZPv7wn+PhtPv//xYIAjn/wgjHABrGVBrJRWkRH9enF7//B/9oVfqS5xJJEknE94of+//f+//BEETLTL',
  'TLTLVTVVLU08r8uUvgcnFIniItcEh8YIcC+k5P5ccXJcDNodERqziT2ESC+zfA5UpDGYsmslIyUjJSLZqyYsmLJiyYsmLJizs7Oz',
  's7Ozs7Ozs7Ozs7PTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXTXT',
  'XTXTXTXTXTXTXTXTXTXTXTXTXfXTbr3a92vdr3a92uvXu17te7Xu17te7nu17te7Xy18nnnnnnnnnnnnnnnnnnnnmPPPPPPPPPPP',
  'PPPPPPPPPPPc//FggDEf/CEahGB9YjLXR2ohAAAASRaRIibA+Io37nsvdH5Cqfh/i8jfgOKO//49lfwPxH5pMAOU7cAQGDi0mI13',
  'lnwhBjZdKTXJJzCZU5wQ5N9LifzD51RXISC5ZCKWozE1n5yyYO7BZZ/59Z/Qf+Fx/L9zwX3mWbH1t+45rl/tdPXMoM2etpMRCSdj',
  'NTj4nn17CMBk1YjRwzVt49LvLR2dH757M6rsmzluySzMsp1zG6c81jJLJSyhcxunPOW7JLJSynszG6c81uySyUsp7M3ynPOW7Js5',
  'SySzN7pzzG7Js5SySzN8pzzG7Js5SySzN8pzzG6ds5SySyUsp7MxunPOWMkslLKezMbpzzluySyUsp7MxunPNbskslLKLMxunPMb',
  'smslLJLM3unPMbsmslLJLJXunPMbp2slLJLJXunPMbsmzlLJLJXynPMbpzzlLJAAfSMB4iifAB9IwHiKJ8AH0jAeIonwAfSYDxFF',
  'sAH0mA8QjbAB6RgPEI2wAekYPiEbZgekYP//8WCAOj/8IRqEYH1iMuFMZZDAAAAAJEScgyCki5cqBJGaSaWfxEWPs1OVlkoDaDER',
  'RBIwDyYUlBiXc0iCARjw6kKSfKJSnSe0jOpEZQiSqZK9aJxBkbmVI5rDXRmCXLPARLyZ54JedvIxLu3GSd+KRxuVI4mZUUklWqWd',
  'GIojEZMGzAkmQSThyiQitcykysYkgfNZEJbNHyMSELgX6nAQ2x/q+O1j/F1D4l9qnv67yTcXr1Xa95pnPyuGzX7288V1qT7Drtu6',
  'to+B4yw49cqHabrJZUzzmsvWVS7LYUmKfnnEyq9Yk9lfXqxL5GNEnlTGdIko4edWpo4uRUumy5K1IZKnbVambFsVLpsUlUgMlTtq',
  'SMqDYmXTKavtXGa3CqnGMJL8aK8FxmtwGnGMJDxSvBcZiwGmaMJDxSuQ8ZiwGmYsJGxSuQ8ZnwGmYsJKcUrkPGavAaZiwenFK5Dx',
  'avAaZiwFpkrkPFK8FpmLAacYrkPFK5FpmLAaZorkPFK5FpmLAaZowkPFK5FxmLAaZiwkPFK5DxmrwGmYsJKcUrkPGavAaZiwkpxT',
  '3yQaPjPNm98kEPxnmb98kEPxnmb98m6H4z5W/fJuhzZ8rejJuhzZ8vA=',
].join('')

const decoded = (base64: string) => {
  const file = new Uint8Array(Buffer.from(base64, 'base64'))
  return decodeAac(readAac(file, readContainer(file)!)!)
}

/** How much of the power of a sound is a sine of so many Hz, in [0, 1]. */
function shareOf(samples: Float32Array, frequency: number): number {
  let [cosine, sine, power] = [0, 0, 0]
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * frequency * at) / 16_000
    cosine += sample * Math.cos(angle)
    sine += sample * Math.sin(angle)
    power += sample * sample
  }
  return (2 * (cosine ** 2 + sine ** 2)) / samples.length / power
}
const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

describe('decodeAac', () => {
  it('decodes long windows', () => {
    const { sampleRate, channels } = decoded(tone)
    expect([sampleRate, channels.length, channels[0]!.length]).toEqual([16_000, 1, 8192])
    expect(shareOf(channels[0]!.subarray(2048, 4096), 440)).toBeGreaterThan(0.9)
    expect(Math.max(...channels[0]!)).toBeCloseTo(0.5, 1)
  })

  it('decodes short windows, and keeps the channels of a pair apart', () => {
    const [left, right] = decoded(burst).channels
    // The encoder begins with a block that is not heard.
    const start = 1024 + 0.14 * 16_000
    expect(powerOf(left!.subarray(start - 32, start + 128)) / powerOf(left!)).toBeGreaterThan(0.99)
    expect(Math.max(...left!)).toBeCloseTo(0.9, 1)
    expect(shareOf(right!.subarray(2048, 4096), 500)).toBeGreaterThan(0.99)
    expect(Math.max(...right!)).toBeCloseTo(0.3, 1)
  })

  it('decodes silence', () => {
    const file = aSoundFile('m4a', 1)
    const { channels } = decodeAac(readAac(file, readContainer(file)!)!)
    expect(channels.map(({ length }) => length)).toEqual([16 * 1024])
    expect(channels[0]!.every((sample) => sample === 0)).toBe(true)
  })

  it.each([
    ['prediction of the main profile', [0, 0, 0, 0x47], 'Prediction'],
    ['a packet that ends too early', [0, 0], 'too early'],
    ['two channels after one', [0x20, 0, 0, 0, 0, 0, 0x0e], 'Other channels'],
    ['coupled channels', [0x40, 0, 0, 7], 'Coupled'],
    ['two blocks in one packet', [0, 0, 0, 7, 0, 0, 0, 7], 'More than a block'],
  ])('refuses %s', (_name, packet, reason) => {
    const silence = Uint8Array.of(0, 0, 0, 7)
    const stream = { rate: 16_000, objectType: 2, channelConfiguration: 1, skipped: 0 }
    expect(() => decodeAac({ ...stream, packets: [silence, Uint8Array.from(packet)] })).toThrow(reason)
    expect(() => decodeAac({ ...stream, packets: [silence], objectType: 1 })).toThrow('profile')
    const padded = Uint8Array.of(...silence, 0, 0)
    expect(decodeAac({ ...stream, packets: [silence, padded] }).channels[0]).toHaveLength(2048)
  })
})
