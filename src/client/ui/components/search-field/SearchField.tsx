import { type KeyboardEventHandler, useState } from 'react'
import { search } from '../../icons/paths.ts'
import { TextField } from '../text-field/TextField.tsx'

interface SearchFieldProps {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string
  readonly maxLength: number
  /** What is in it at first. */
  readonly initial?: string
  /** Called with the text whenever it changes; letters of a composition are no text yet. */
  readonly onSearch: (text: string) => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  readonly autoFocus?: boolean
  /** 36 px high instead of 44. */
  readonly compact?: boolean
  readonly className?: string | undefined
}

/** A field whose text is searched for as it is typed. */
export function SearchField({ label, initial = '', onSearch, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(initial)
  return (
    <TextField
      {...rest}
      label={label}
      placeholder={label}
      icon={search}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget, nativeEvent }) => {
        setText(currentTarget.value)
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) onSearch(currentTarget.value)
      }}
      onCompositionEnd={({ currentTarget }) => onSearch(currentTarget.value)}
    />
  )
}
