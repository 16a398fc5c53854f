export { heading, prose, text, textLink } from '@palmares/ui/styled-system/recipes';
export { Button, type ButtonClassOptions, type ButtonProps, buttonClass } from './actions/button.tsx';
export { Chip, type ChipProps } from './actions/chip.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { useHydrated } from './actions/use-hydrated.ts';
export { useStableCallback } from './actions/use-stable-callback.ts';
export { Logo, type LogoProps } from './brand/logo.tsx';
export { mark as logoMark } from './brand/mark.ts';
export { teamColorClass } from './brand/team-color.ts';
export { type TeamColor, teamColors } from './brand/team-colors.ts';
export { type Bar, BarChart, type BarChartProps, type BarTone } from './charts/bar-chart.tsx';
export { DayLine, type DayLineProps } from './charts/day-line.tsx';
export { GritMeter, type GritMeterProps } from './charts/grit-meter.tsx';
export { type RadarAxis, RadarChart, type RadarChartProps } from './charts/radar-chart.tsx';
export { SparkLine, type SparkLineProps } from './charts/spark-line.tsx';
export { type SharePart, StackedShare, type StackedShareProps } from './charts/stacked-share.tsx';
export { Badge, type BadgeProps } from './feedback/badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './feedback/banner.tsx';
export { Checklist, ChecklistFold, ChecklistItem, type ChecklistItemProps } from './feedback/checklist.tsx';
export { CopyField, type CopyFieldProps } from './feedback/copy-field.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { OfflineState, type OfflineStateProps } from './feedback/offline-state.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-ring.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { StatusDot, type StatusDotProps } from './feedback/status-dot.tsx';
export { Timer, type TimerProps } from './feedback/timer.tsx';
export { matches } from './forms/choices/accent-free.ts';
export { AnswerTiles, type AnswerTilesProps } from './forms/choices/answer-tiles.tsx';
export { CheckChip, type CheckChipProps } from './forms/choices/check-chip.tsx';
export { Checkbox, type CheckboxProps } from './forms/choices/checkbox.tsx';
export { Combobox, type ComboboxItem, type ComboboxProps } from './forms/choices/combobox.tsx';
export { NativeSelect, type NativeSelectProps } from './forms/choices/native-select.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './forms/choices/radio-cards.tsx';
export { SegmentedControl, type SegmentedControlProps } from './forms/choices/segmented-control.tsx';
export { type Swatch, Swatches, type SwatchesProps } from './forms/choices/swatches.tsx';
export { Switch, type SwitchProps } from './forms/choices/switch.tsx';
export type { FieldCounter } from './forms/field/counter.tsx';
export { type CounterTone, counterTone } from './forms/field/counter-tone.ts';
export { Field, type FieldProps } from './forms/field/field.tsx';

export { FieldGroup, type FieldGroupProps } from './forms/field/field-group.tsx';
export { Input, type InputProps } from './forms/field/input.tsx';
export { PasswordInput, type PasswordInputProps } from './forms/field/password-input.tsx';
export { SearchField, type SearchFieldProps } from './forms/field/search-field.tsx';
export { SpokenAfterTyping } from './forms/field/spoken-after-typing.tsx';
export { Textarea, type TextareaProps } from './forms/field/textarea.tsx';
export { type DateParts, dateOf } from './forms/figures/date-parts.ts';
export { DateSelect, type DateSelectProps } from './forms/figures/date-select.tsx';
export type { NumberShape } from './forms/figures/number-format.ts';
export { NumberInput, type NumberInputProps, type TypedNumbers } from './forms/figures/number-input.tsx';
export { PinInput, type PinInputProps } from './forms/figures/pin-input.tsx';
export { type Crop, centredCrop, cropAround, type Size } from './forms/files/crop-geometry.ts';
export { cropPlace } from './forms/files/crop-place.ts';
export {
  FileDrop,
  type FileDropLabels,
  type FileDropProps,
  type FileLimitsInWords,
} from './forms/files/file-drop.tsx';
export type { FileRefusalReason } from './forms/files/file-refusal.ts';
export { FileRow, type FileRowLabels, type FileRowProps, type UploadedFile } from './forms/files/file-row.tsx';
export { ImageCropper, type ImageCropperLabels, type ImageCropperProps } from './forms/files/image-cropper.tsx';
export { useLeavingFocus } from './forms/files/use-leaving-focus.ts';
export * from './icons.ts';
export { Accordion, type AccordionProps, Fold, type FoldProps, Folds } from './layout/accordion.tsx';
export { breakable } from './layout/breakable.tsx';
export { Card, type CardProps } from './layout/card.tsx';
export { type DataColumn, DataTable, type DataTableProps } from './layout/data-table.tsx';
export { Page, PageHeader, type PageHeaderProps, type PageProps, Section, type SectionProps } from './layout/page.tsx';
export { ReadMore, type ReadMoreProps } from './layout/read-more.tsx';
export { ResultHero, type ResultHeroProps } from './layout/result-hero.tsx';
export {
  SettingsList,
  type SettingsListProps,
  SettingsRow,
  type SettingsRowProps,
} from './layout/settings-row.tsx';
export { VideoFacade, type VideoFacadeProps } from './layout/video-facade.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { wholeWords } from './layout/whole-words.tsx';
export type { SortableWords } from './lists/announcements.ts';
export { RankList, type RankListProps } from './lists/rank-list.tsx';
export { moveTo } from './lists/rank-order.ts';
export type { RankWords } from './lists/rank-words.ts';
export { SortableItems, type SortableItemsProps, type SortingProps } from './lists/sortable-items.tsx';
export { Sorting } from './lists/sorting.tsx';
export { useSortableItem } from './lists/use-sortable-item.ts';
export { SkipLink } from './navigation/skip-link.tsx';
export { Steps, type StepsProps } from './navigation/steps.tsx';
export { Tabs, type TabsProps } from './navigation/tabs.tsx';
export { TestProgress, type TestProgressProps } from './navigation/test-progress.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { type AppToaster, createToaster, type ToastContent } from './overlays/create-toaster.ts';
export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Menu, MenuItem, type MenuItemProps, type MenuProps, MenuSeparator } from './overlays/menu.tsx';
export { Sheet, type SheetProps } from './overlays/sheet.tsx';
export { Toaster, type ToasterProps } from './overlays/toaster.tsx';
export { canvasColors } from './preset/canvas-colors.ts';
export { separated } from './separated.ts';
