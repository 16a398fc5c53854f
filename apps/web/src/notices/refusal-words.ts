import type { ExportCode } from '@palmares/domain/data-export';
import {
  ATHLETE_BYTES,
  DOCUMENT_PAGES,
  type FileCode,
  type FileKind,
  fileLimits,
  pixelLimits,
  REMOVED_FILE_DAYS,
} from '@palmares/domain/files';
import type { IdentityRefusal } from '@palmares/domain/identity';
import type { FieldCode, FieldError, Refusal } from '@palmares/domain/kernel';
import type { SectionCode } from '@palmares/domain/sections';
import type { ChannelCode } from '@palmares/domain/videos';
import { numberWords } from '../i18n/numbers.ts';
import type { Reader } from '../i18n/reader.ts';
import { m } from '../paraglide/messages.js';
import { bytesWords, typeWords } from './file-words.ts';
import { unfitCharacterWords } from './unfit-character-words.ts';

type AccountCode =
  | 'age_out_of_range'
  | 'another_account'
  | 'code_exhausted'
  | 'code_expired'
  | 'code_requested_recently'
  | 'code_wrong'
  | 'credentials_wrong'
  | 'email_released'
  | 'email_taken'
  | 'email_unchanged'
  | 'email_unknown'
  | 'email_verified_already'
  | 'child_name_wrong'
  | 'guardian_asked_today'
  | 'guardian_link_invalid'
  | 'guardian_needed'
  | 'guardian_not_needed'
  | 'guardian_own_mailbox'
  | 'guardian_receipt_sent'
  | 'guardian_same_browser'
  | 'guardian_same_mailbox'
  | 'guardian_withdrew'
  | 'own_consent_needed'
  | 'publishing_closed'
  | 'password_wrong'
  | 'reset_link_invalid';

type PortfolioCode =
  | 'portfolio_started'
  | 'portfolio_not_started'
  | 'section_newer'
  | 'contact_forgotten'
  | SectionCode;

type SharingCode =
  | 'form_expired'
  | 'looks_automatic'
  | 'email_unverified'
  | 'expiry_out_of_range'
  | 'link_exists'
  | 'link_revoked'
  | 'account_passcode_missing'
  | 'link_unknown'
  | 'passcode_wait'
  | 'passcode_wrong'
  | 'plan_required'
  | 'portfolio_not_public';

type PlanCode = 'billing_unavailable' | 'checkout_busy' | 'plan_granted' | 'subscription_current' | 'subscription_none';

type IdentityCode = IdentityRefusal['code'];

export type RefusalCode =
  | FieldCode
  | IdentityCode
  | AccountCode
  | PortfolioCode
  | SharingCode
  | PlanCode
  | FileCode
  | ChannelCode
  | ExportCode;

type Params = NonNullable<Refusal['params']>;
type Words = (params: Params, reader: Reader) => string;

const number = (params: Params, name: string): number => Number(params[name] ?? 0);

/** `4.33`, in French `4,33`. */
const decimal = (params: Params, name: string): string => numberWords(number(params, name));

/** A refusal of a file names its kind, because the limits differ. */
const limitsIn = ({ kind }: Params) => {
  const of: FileKind = kind === 'picture' ? 'picture' : 'document';
  return fileLimits[of];
};

const words: Record<RefusalCode, Words> = {
  age_out_of_range: ({ bound = 'max', ...params }) =>
    m.refusal_age_out_of_range({ bound: String(bound), min: number(params, 'min'), max: number(params, 'max') }),
  agreement_required: () => m.refusal_agreement_required(),
  another_account: () => m.refusal_another_account(),
  answer_late: () => m.refusal_answer_late(),
  attempt_finished: () => m.refusal_attempt_finished(),
  attempt_over: () => m.refusal_attempt_over(),
  attempt_unknown: () => m.refusal_attempt_unknown(),
  attempt_used: () => m.refusal_attempt_used(),
  billing_unavailable: () => m.refusal_billing_unavailable(),
  category_out_of_season: () => m.refusal_category_out_of_season(),
  category_unknown: () => m.refusal_category_unknown(),
  channel_empty: () => m.refusal_channel_empty(),
  channel_slow: () => m.refusal_channel_slow(),
  channel_unknown: () => m.refusal_channel_unknown(),
  checkout_busy: () => m.refusal_checkout_busy(),
  channel_unreachable: () => m.refusal_channel_unreachable(),
  channel_unreadable: () => m.refusal_channel_unreadable(),
  channel_unsupported: () => m.refusal_channel_unsupported(),
  characters_invalid: unfitCharacterWords,
  child_name_wrong: () => m.refusal_child_name_wrong(),
  choice_invalid: () => m.refusal_choice_invalid(),
  choice_unknown: () => m.refusal_choice_unknown(),
  code_exhausted: () => m.refusal_code_exhausted(),
  code_expired: () => m.refusal_code_expired(),
  code_requested_recently: (params) => m.refusal_code_requested_recently({ seconds: number(params, 'seconds') }),
  code_wrong: (params) => m.refusal_code_wrong({ triesLeft: number(params, 'triesLeft') }),
  confirmation_required: () => m.refusal_confirmation_required(),
  contact_forgotten: () => m.refusal_contact_forgotten(),
  credentials_wrong: () => m.refusal_credentials_wrong(),
  date_invalid: () => m.refusal_date_invalid(),
  duplicate: () => m.refusal_duplicate(),
  email_invalid: (_, reader) => m.refusal_email_invalid({ reader }),
  email_unchanged: () => m.refusal_email_unchanged(),
  password_wrong: () => m.refusal_password_wrong(),
  email_released: () => m.refusal_email_released(),
  email_taken: () => m.refusal_email_taken(),
  email_unknown: () => m.refusal_email_unknown(),
  email_unverified: () => m.refusal_email_unverified(),
  email_verified_already: () => m.refusal_email_verified_already(),
  end_year_too_early: () => m.refusal_end_year_too_early(),
  export_too_many: (params) => m.refusal_export_too_many({ number: number(params, 'number') }),
  expiry_out_of_range: (params) => m.refusal_expiry_out_of_range({ years: number(params, 'years') }),
  file_broken: () => m.refusal_file_broken(),
  file_empty: () => m.refusal_file_empty(),
  file_heic: () => m.refusal_file_heic(),
  file_kept: () => m.refusal_file_kept({ days: REMOVED_FILE_DAYS }),
  file_pdf_active: () => m.refusal_file_pdf_active(),
  file_pdf_encrypted: () => m.refusal_file_pdf_encrypted(),
  file_pdf_pages: () => m.refusal_file_pdf_pages({ max: DOCUMENT_PAGES }),
  file_pixels: () => m.refusal_file_pixels({ max: pixelLimits.any / 1e6 }),
  file_pixels_progressive: () => m.refusal_file_pixels_encoding({ max: pixelLimits.progressive / 1e6 }),
  file_pixels_deep_avif: () => m.refusal_file_pixels_encoding({ max: pixelLimits.deepAvif / 1e6 }),
  file_pixels_avif: () => m.refusal_file_pixels_encoding({ max: pixelLimits.avif / 1e6 }),
  file_quota: () => m.refusal_file_quota({ max: bytesWords(ATHLETE_BYTES) }),
  file_store: () => m.refusal_file_store(),
  file_too_large: (params) => m.refusal_file_too_large({ max: bytesWords(limitsIn(params).bytes) }),
  file_too_many_waiting: () => m.refusal_file_too_many_waiting(),
  file_type: (params) => m.refusal_file_type({ types: typeWords(limitsIn(params).types) }),
  file_unknown: () => m.refusal_file_unknown(),
  form_expired: () => m.refusal_form_expired(),
  looks_automatic: () => m.write_us_looks_automatic(),
  gender_invalid: () => m.refusal_gender_invalid(),
  guardian_asked_today: () => m.refusal_guardian_asked_today(),
  guardian_link_invalid: (_, reader) => m.refusal_guardian_link_invalid({ reader }),
  guardian_needed: () => m.refusal_guardian_needed(),
  guardian_not_needed: () => m.refusal_guardian_not_needed(),
  guardian_own_mailbox: () => m.refusal_guardian_own_mailbox(),
  guardian_receipt_sent: () => m.refusal_guardian_receipt_sent(),
  guardian_same_browser: () => m.refusal_guardian_same_browser(),
  guardian_same_mailbox: () => m.refusal_guardian_same_mailbox(),
  guardian_withdrew: () => m.refusal_guardian_withdrew(),
  height_invalid: () => m.refusal_height_invalid(),
  id_invalid: () => m.refusal_invalid(),
  invalid: () => m.refusal_invalid(),
  item_exists: () => m.refusal_item_exists(),
  item_unknown: () => m.refusal_item_unknown(),
  link_exists: () => m.refusal_link_exists(),
  link_invalid: () => m.refusal_link_invalid(),
  link_revoked: () => m.refusal_link_revoked(),
  link_unknown: () => m.refusal_link_unknown(),
  list_full: () => m.list_maximum(),
  metric_invalid: ({ kind = 'time' }) => m.refusal_metric_invalid({ kind: String(kind) }),
  metric_aside: ({ aside = '' }) => m.refusal_metric_aside({ aside: String(aside) }),
  metric_unclear: () => m.refusal_metric_unclear(),
  metric_out_of_range: () => m.refusal_metric_out_of_range(),
  number_out_of_range: (params) =>
    m.refusal_number_out_of_range({ min: number(params, 'min'), max: number(params, 'max') }),
  mark_invalid: (params) => m.refusal_mark_invalid({ max: decimal(params, 'max'), digits: number(params, 'digits') }),
  name_invalid: () => m.refusal_name_invalid(),
  ncaa_id_invalid: () => m.refusal_ncaa_id_invalid(),
  own_consent_needed: () => m.refusal_own_consent_needed(),
  passcode_wait: (params) => m.refusal_passcode_wait({ minutes: number(params, 'minutes') }),
  passcode_wrong: () => m.refusal_passcode_wrong(),
  password_common: () => m.refusal_password_common(),
  password_pattern: () => m.refusal_password_pattern(),
  password_personal: () => m.refusal_password_personal(),
  passwords_differ: () => m.refusal_passwords_differ(),
  permission_required: () => m.refusal_permission_required(),
  phone_invalid: () => m.refusal_phone_invalid(),
  phone_or_email_required: () => m.refusal_phone_or_email_required(),
  plan_granted: () => m.refusal_plan_granted(),
  plan_required: () => m.refusal_plan_required(),
  portfolio_not_public: () => m.shared_not_public_title(),
  portfolio_not_started: () => m.refusal_portfolio_not_started(),
  portfolio_started: () => m.refusal_portfolio_started(),
  position_unknown: () => m.refusal_position_unknown(),
  publishing_closed: () => m.refusal_publishing_closed(),
  question_unknown: () => m.refusal_question_unknown(),
  ranking_incomplete: () => m.refusal_ranking_incomplete(),
  region_unknown: () => m.refusal_region_unknown(),
  required: (_, reader) => m.refusal_required({ reader }),
  reset_link_invalid: () => m.refusal_reset_link_invalid(),
  sat_out_of_range: () => m.refusal_sat_out_of_range(),
  sat_step_invalid: () => m.refusal_sat_step_invalid(),
  season_out_of_range: () => m.refusal_season_out_of_range(),
  section_newer: () => m.refusal_section_newer(),
  six_digits: (_, reader) => m.refusal_six_digits({ reader }),
  sport_required: () => m.refusal_sport_required(),
  sport_unknown: () => m.refusal_sport_unknown(),
  subscription_current: () => m.refusal_subscription_current(),
  subscription_none: () => m.refusal_subscription_none(),
  terms_required: () => m.refusal_terms_required(),
  too_long: (params, reader) => m.refusal_too_long({ reader, max: number(params, 'max') }),
  too_many: () => m.list_maximum(),
  account_passcode_missing: () => m.refusal_account_passcode_missing(),
  too_many_words: (params) => m.refusal_too_many_words({ max: number(params, 'max') }),
  too_short: (params, reader) => m.refusal_too_short({ reader, min: number(params, 'min') }),
  video_required: () => m.refusal_video_required(),
  weight_invalid: () => m.refusal_weight_invalid(),
  year_invalid: () => m.refusal_year_invalid(),
  year_out_of_range: (params) =>
    m.refusal_year_out_of_range({ from: number(params, 'from'), to: number(params, 'to') }),
};

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(words, code);

/**
 * The only place that turns a refusal into words. A code without words does not compile. Pages that are not an athlete's
 * pass their reader.
 */
export const refusalWords = ({ code, params = {} }: Refusal<RefusalCode>, reader: Reader = 'athlete'): string =>
  words[code](params, reader);

export const fieldErrorWords = ({ code, params }: FieldError, reader: Reader = 'athlete'): string =>
  words[code](params, reader);
