import { dateText, type Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';

/** Returns every word on the page, in the reader's language. */
export const wordsIn = (locale: Language) => {
  const options = { locale };
  return {
    academics: {
      title: m.academics_title({}, options),
      entry: m.academics_entry({}, options),
      school: m.academics_school({}, options),
      level: m.academics_level({}, options),
      english: (system: string) => m.academics_english({ system }, options),
      math: (system: string) => m.academics_math({ system }, options),
      sat: m.academics_sat({}, options),
      satValue: (sat: { total: number; readingWriting: number; math: number }) => m.academics_sat_value(sat, options),
      interests: m.academics_interests({}, options),
      ncaa: m.academics_ncaa({}, options),
    },
    facts: {
      title: m.facts_title({}, options),
      age: m.card_age({}, options),
      ageValue: (age: number) => m.age_value({ age }, options),
      classValue: (year: number) => m.card_class_value({ year }, options),
      league: m.card_league({}, options),
      size: m.card_size({}, options),
      height: (height: { feet: number; inches: number; centimetres: number }) => m.height_value(height, options),
      weight: (weight: { pounds: number; kilograms: number }) => m.weight_value(weight, options),
      home: m.card_home({}, options),
      homeValue: (region: string, country: 'can' | 'usa') =>
        m.home_value(
          { region, country: country === 'can' ? m.country_can({}, options) : m.country_usa({}, options) },
          options,
        ),
    },
    figures: m.figures_title({}, options),
    season: (year: number) => m.season_title({ season: `${year}–${year + 1}` }, options),
    day: (date: string) => dateText(new Date(`${date}T00:00:00Z`), locale, { dateStyle: 'long', timeZone: 'UTC' }),
    contacts: {
      title: m.contacts_title({}, options),
      own: m.contact_own({}, options),
      coach: m.contact_coach({}, options),
      reference: m.contact_reference({}, options),
    },
    identity: {
      title: m.identity_title({}, options),
      masks: m.identity_masks({}, options),
      colors: m.identity_colors({}, options),
      learningStyles: m.identity_learning_styles({}, options),
      grit: m.identity_grit({}, options),
      gritValue: (score: string) => m.identity_grit_value({ score }, options),
      mask: {
        soldier: m.mask_soldier({}, options),
        maven: m.mask_maven({}, options),
        engineer: m.mask_engineer({}, options),
        captain: m.mask_captain({}, options),
        player: m.mask_player({}, options),
        strategist: m.mask_strategist({}, options),
        driven: m.mask_driven({}, options),
      },
      color: {
        red: m.color_red({}, options),
        blue: m.color_blue({}, options),
        green: m.color_green({}, options),
        yellow: m.color_yellow({}, options),
      },
      style: {
        auditory: m.learning_auditory({}, options),
        visual: m.learning_visual({}, options),
        innerDialog: m.learning_inner_dialog({}, options),
        kinesthetic: m.learning_kinesthetic({}, options),
      },
    },
    pageTitle: (name: string) => m.page_title({ name }, options),
    pictureAlt: (name: string) => m.picture_alt({ name }, options),
    qrAlt: m.qr_alt({}, options),
    film: { text: m.film_text({}, options), qrAlt: m.film_qr_alt({}, options) },
    introduction: m.introduction_title({}, options),
    address: m.address_text({}, options),
  };
};

export type Words = ReturnType<typeof wordsIn>;
