import type { Migration } from 'kysely/migration'
import { instance } from './0001_instance.ts'
import { icons } from './0002_icons.ts'
import { sourceResults } from './0003_source_results.ts'
import { accounts } from './0004_accounts.ts'
import { mailCodes } from './0005_mail_codes.ts'
import { scans } from './0006_scans.ts'
import { uploads } from './0007_uploads.ts'
import { invitations } from './0009_invitations.ts'
import { favoriteWallpapers } from './0010_favorite_wallpapers.ts'
import { openIds } from './0011_open_ids.ts'
import { sync } from './0012_sync.ts'
import { fileUses } from './0013_file_uses.ts'
import { chat } from './0014_chat.ts'
import { chatModeration } from './0015_chat_moderation.ts'
import { sharing } from './0016_sharing.ts'
import { administration } from './0017_administration.ts'
import { feedback } from './0018_feedback.ts'

/** Every migration, oldest first. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_instance': instance,
  '0002_icons': icons,
  '0003_source_results': sourceResults,
  '0004_accounts': accounts,
  '0005_mail_codes': mailCodes,
  '0006_scans': scans,
  '0007_uploads': uploads,
  '0009_invitations': invitations,
  '0010_favorite_wallpapers': favoriteWallpapers,
  '0011_open_ids': openIds,
  '0012_sync': sync,
  '0013_file_uses': fileUses,
  '0014_chat': chat,
  '0015_chat_moderation': chatModeration,
  '0016_sharing': sharing,
  '0017_administration': administration,
  '0018_feedback': feedback,
}
