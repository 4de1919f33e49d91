import { createContext } from 'react'

/** State of a modal for its parts. */
export const ModalContext = createContext<{ isDismissable: boolean; isBodyScrolled: boolean }>({
  isDismissable: true,
  isBodyScrolled: false,
})
