import { Parser } from 'htmlparser2';
import { createPageBuilder, type ParsePage } from '../../src/domain/food/recipe-import/page.ts';

/** Reads HTML as browsers do, nearly: broken markup gives some tree, and nothing in it is run or loaded. */
export const parsePage: ParsePage = (source) => {
  const builder = createPageBuilder();
  const parser = new Parser({
    onopentag: (name, attributes) => goOn(builder.open(name, attributes)),
    ontext: (text) => goOn(builder.text(text)),
    onclosetag: builder.close,
  });
  // A parser that pauses in the middle reads no further.
  const goOn = (more: boolean): void => {
    if (!more) parser.pause();
  };
  parser.end(source);
  return builder.root;
};
