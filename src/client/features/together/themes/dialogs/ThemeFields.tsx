import { THEME_TEXT } from '../../../../../shared/entities/theme.ts'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { useMessages } from '../messages.ts'
import type { ThemeProblem, ThemeTexts } from './model.ts'

interface Props {
  readonly texts: ThemeTexts
  /** What is said to be wrong. */
  readonly problem: ThemeProblem | undefined
  readonly onChange: (texts: ThemeTexts) => void
}

/** The name of a theme, and a line about it. */
export function ThemeFields({ texts, problem, onChange }: Props) {
  const messages = useMessages()
  return (
    <>
      <TextField
        label={messages('nameLabel')}
        labelled
        autoFocus
        maxLength={THEME_TEXT.name}
        autoComplete="off"
        value={texts.name}
        error={problem === 'nameMissing' ? messages('nameMissing') : undefined}
        onChange={({ currentTarget }) => onChange({ ...texts, name: currentTarget.value })}
      />
      <TextField
        label={messages('words')}
        labelled
        maxLength={THEME_TEXT.words}
        autoComplete="off"
        placeholder={messages('optional')}
        value={texts.info}
        onChange={({ currentTarget }) => onChange({ ...texts, info: currentTarget.value })}
      />
    </>
  )
}
