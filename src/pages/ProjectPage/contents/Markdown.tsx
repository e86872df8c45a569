import { Fragment, type ReactNode } from 'react';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { codeSx } from '@/theme/mixins';
import { TextLink } from '@/ui/TextLink';

/** Headings in the text start below those of the section, which are level 3. */
const HEADING_SHIFT = 3;
const DEEPEST_HEADING = 6;
/** Deeper nesting is shown as source text. */
const DEEPEST_NESTING = 12;

const parse = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body;

/** Replaces character references, such as &mdash; and &#8212;, as HTML does. */
const decode = (text: string) =>
  text.replace(/&#?\w+;/g, (reference) => parse(reference).textContent);

/** Strips tags from HTML, together with the content of scripts and styles. */
function textOfMarkup(markup: string): string {
  const body = parse(markup);
  body.querySelectorAll('script, style, template, iframe').forEach((element) => element.remove());
  return body.textContent.trim();
}

const LINE_BREAK = /^<br\s*\/?>$/i;

function renderAll(tokens: readonly Token[] | undefined, depth: number): ReactNode {
  return tokens?.map((token, index) => (
    <Fragment key={index}>{render(token as MarkedToken, depth)}</Fragment>
  ));
}

function renderTable({ header, rows }: Tokens.Table, depth: number) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Table">
      <Table size="small">
        <TableHead>
          <TableRow>
            {header.map(({ tokens }, index) => (
              <TableCell key={index}>{renderAll(tokens, depth)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, line) => (
            <TableRow key={line}>
              {row.map(({ tokens }, index) => (
                <TableCell key={index}>{renderAll(tokens, depth)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function renderList({ items, ordered, start }: Tokens.List, depth: number) {
  return (
    <Box
      component={ordered ? 'ol' : 'ul'}
      {...(ordered && start !== '' && { start })}
      dir="auto"
      sx={{ paddingInlineStart: 3, listStyle: 'revert', '& > li + li': { mt: 0.5 } }}
    >
      {items.map(({ tokens, task, checked }, index) => (
        <li key={index}>
          {task && (checked ? '☑ ' : '☐ ')}
          {renderAll(tokens, depth)}
        </li>
      ))}
    </Box>
  );
}

function renderBlock(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'heading': {
      const level = Math.min(token.depth + HEADING_SHIFT, DEEPEST_HEADING) as 4 | 5 | 6;
      return (
        <Typography
          component={`h${level}`}
          sx={{ mt: 1, fontWeight: 650, fontSize: token.depth === 1 ? '1.25rem' : '1.0625rem' }}
        >
          {renderAll(token.tokens, depth)}
        </Typography>
      );
    }
    case 'paragraph':
      return <Typography>{renderAll(token.tokens, depth)}</Typography>;
    case 'blockquote':
      return (
        <Box
          component="blockquote"
          sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' }}
        >
          {renderAll(token.tokens, depth)}
        </Box>
      );
    case 'code':
      return (
        <Box
          component="pre"
          tabIndex={0}
          sx={{ ...codeSx, m: 0, p: 1.5, borderRadius: 1, overflowX: 'auto', whiteSpace: 'pre' }}
        >
          {token.text}
        </Box>
      );
    case 'list':
      return renderList(token, depth);
    case 'table':
      return renderTable(token, depth);
    case 'hr':
      return <Divider />;
    default:
      return null;
  }
}

function renderInline(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{renderAll(token.tokens, depth)}</strong>;
    case 'em':
      return <em>{renderAll(token.tokens, depth)}</em>;
    case 'del':
      return <del>{renderAll(token.tokens, depth)}</del>;
    case 'codespan':
      return (
        <Box component="code" sx={codeSx}>
          {token.text}
        </Box>
      );
    case 'br':
      return <br />;
    case 'link':
      // Paths within the zip file have no page here.
      return (
        <TextLink text={decode(token.text)} href={token.href}>
          {renderAll(token.tokens, depth)}
        </TextLink>
      );
    // An external picture would tell its server who reads this page.
    case 'image':
      return token.text ? <em>{decode(token.text)}</em> : null;
    case 'html':
      if ('block' in token && token.block) {
        return <Typography>{textOfMarkup(token.text)}</Typography>;
      }
      return LINE_BREAK.test(token.text) ? <br /> : null;
    case 'text':
      return 'tokens' in token && token.tokens
        ? renderAll(token.tokens, depth)
        : decode(token.text);
    case 'escape':
      return decode(token.text);
    default:
      return null;
  }
}

/** Renders a token as text and themed elements; HTML in it stays text. */
function render(token: MarkedToken, depth: number): ReactNode {
  if (depth > DEEPEST_NESTING) return token.raw;
  return renderBlock(token, depth + 1) ?? renderInline(token, depth + 1);
}

/** Parses a text into tokens; if that fails, the text is one paragraph. */
function tokensOf(text: string): Token[] {
  try {
    return lexer(text);
  } catch {
    return [{ type: 'text', raw: text, text }];
  }
}

/** Shows Markdown from an untrusted source: no HTML, no pictures, checked links. */
export default function Markdown({ text }: { text: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        maxWidth: '70ch',
        overflowWrap: 'anywhere',
      }}
    >
      {renderAll(tokensOf(text), 0)}
    </Box>
  );
}
