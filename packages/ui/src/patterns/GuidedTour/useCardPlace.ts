import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { type Box, type CardPlace, placeCard } from './placeCard.js'

/**
 * Beside the target; on phones a sheet at the lower edge, or at the upper one when it would cover the target.
 */
export type TourPlace = CardPlace | 'bottom' | 'top'

/** Position of the card, measured again when its target moves or another step changes its height. */
export function useCardPlace(
  target: Box | undefined,
  card: RefObject<HTMLElement | null>,
  stepId: string,
): TourPlace {
  const [place, setPlace] = useState<TourPlace>('bottom')
  const isPhone = useWidthClass() === 'phone'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is a card of another height
  useLayoutEffect(() => {
    if (!target || !card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    const size = { width: window.innerWidth, height: window.innerHeight }
    if (!isPhone) return setPlace(placeCard(target, { width, height }, size))
    const isCovered = target.y + target.height > size.height - height
    setPlace(isCovered && target.y >= height ? 'top' : 'bottom')
  }, [target, card, isPhone, stepId])
  return place
}

export function cardStyle(place: TourPlace): CSSProperties {
  if (typeof place === 'string') return { insetInline: 0, marginInline: 'auto', [place]: 0 }
  return { left: place.x, top: place.y }
}

export function notchStyle({ side, notch }: CardPlace): CSSProperties {
  return side === 'after' || side === 'before' ? { top: notch } : { left: notch }
}
