import { Flex, Stack } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Formik } from 'formik';
import { Suspense } from 'react';
import * as v from 'valibot';
import { readBarcode } from '../../../domain/food/label/barcode.ts';
import { lazyExtra } from '../../../ui/browser/lazy-extra.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { ScannedCode } from './scanned-code.tsx';

/** Loaded where somebody scans; without it the digits can be typed. */
const Scanner = lazyExtra(async () => (await import('./scanner.tsx')).Scanner);

const schema = v.object({
  digits: v.pipe(
    v.string(),
    v.transform(readBarcode),
    v.string('These digits are not a barcode. Please check them.'),
  ),
});

function Digits({ onCode }: { onCode: (code: string) => void }) {
  return (
    <Card>
      <Formik
        initialValues={{ digits: '' }}
        validate={validateWith(schema)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={({ digits }) => onCode(v.parse(schema, { digits }).digits)}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="3">
              <TextField
                name="digits"
                label="Or type the digits under the bars"
                inputMode="numeric"
                maxLength={40}
              />
              <Flex>
                <Button type="submit" look="outline">
                  Look it up
                </Button>
              </Flex>
            </Stack>
          </form>
        )}
      </Formik>
    </Card>
  );
}

/** Reads the barcode of a packaged food; with a code in the address, what is known of it. */
export function ScanScreen({ code }: { code: string | undefined }) {
  const navigate = useNavigate();
  const open = (read: string): void => void navigate({ to: '/dashboard/scan', search: { code: read } });
  return (
    <Stack gap="4">
      <PageHeading
        title={code === undefined ? 'Scan a barcode' : `Barcode ${code}`}
        eyebrow={code === undefined ? undefined : 'Packaged food'}
      >
        {code === undefined ? 'Scan a barcode' : `Barcode ${code}`}
      </PageHeading>
      {code === undefined ? (
        <>
          <Suspense fallback={<Skeleton height="240px" borderRadius="lg" />}>
            <Scanner onCode={open} />
          </Suspense>
          <Digits onCode={open} />
        </>
      ) : (
        <ScannedCode key={code} code={code} />
      )}
    </Stack>
  );
}
