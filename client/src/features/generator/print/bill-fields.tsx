import { type BillLanguage, billLanguages } from '@canary/qr/paper/payment-words';
import { useStore } from '#shared/store/create-store.ts';
import { SelectField } from '#shared/ui/field.tsx';
import { printChoices } from './print-choices.ts';

const languageNames: Readonly<Record<BillLanguage, string>> = {
  de: 'German',
  fr: 'French',
  it: 'Italian',
  en: 'English',
};

/** The language of a payment part, and where it is. */
export function BillFields() {
  const { language, billPlace } = useStore(printChoices);
  return (
    <>
      <SelectField
        label="Language"
        value={language}
        options={billLanguages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(chosen) =>
          printChoices.change({ language: billLanguages.find((one) => one === chosen) ?? 'de' })
        }
      />
      <SelectField
        label="Paper"
        value={billPlace}
        options={[
          { value: 'A4', label: 'A4, at the bottom' },
          { value: 'slip', label: 'A slip of 210 × 105 mm' },
        ]}
        onChange={(chosen) => printChoices.change({ billPlace: chosen === 'slip' ? 'slip' : 'A4' })}
      />
    </>
  );
}
