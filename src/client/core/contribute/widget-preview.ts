import { createContext } from 'react'

/** True around a widget that is shown before it has been added: it asks nobody for data. */
export const WidgetPreview = createContext(false)
