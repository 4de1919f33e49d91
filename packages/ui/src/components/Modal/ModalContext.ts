import { createContext } from 'react'

/** What the parts of a modal need to know of it. */
export const ModalContext = createContext<{ isDismissable: boolean; isBodyScrolled: boolean }>({
  isDismissable: true,
  isBodyScrolled: false,
})
