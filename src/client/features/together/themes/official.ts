import list from '../../../../../catalog/themes/themes.json' with { type: 'json' }
import type { OfficialTheme } from '../../../../shared/entities/theme.ts'

/** The themes of this build; a unit test checks the file against its schema. */
export const officialThemes = list as readonly OfficialTheme[]
