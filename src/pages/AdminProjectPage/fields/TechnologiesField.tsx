import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { splitCommas } from '@/lib/text';
import { RemovableChip } from '@/ui/RemovableChip';
import { useOrderedList } from '@/ui/form/OrderedList';
import { FieldGroup, formField, messageIdOf, type FieldProps } from './FieldGroup';

/** Adds the tags of a text; duplicates are dropped, ignoring case. */
function withTags(tags: readonly string[], text: string): string[] {
  return splitCommas(text).reduce<string[]>(
    (all, tag) =>
      all.some((other) => other.toLowerCase() === tag.toLowerCase()) ? all : [...all, tag],
    [...tags],
  );
}

function Technologies({ name, value: tags, message, onBlur, setValue }: FieldProps<string[]>) {
  const [text, setText] = useState('');
  const { listRef, fallbackRef, announcement, remove } = useOrderedList<string, HTMLInputElement>({
    entries: tags,
    onChange: setValue,
    noun: 'Technology',
  });
  const add = (typed: string) => {
    setText('');
    if (typed.trim() !== '') setValue(withTags(tags, typed));
  };

  return (
    <FieldGroup
      name={name}
      label="Technologies"
      hint="Enter or a comma adds what you typed."
      message={message}
      announcement={announcement}
    >
      <Box
        component="ol"
        ref={listRef}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag, index) => (
          <Box component="li" key={index} sx={{ maxWidth: '100%' }}>
            <RemovableChip
              text={tag}
              removeLabel={`Remove ${tag}`}
              onRemove={() => remove(index)}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          fullWidth
          size="small"
          name={name}
          inputRef={fallbackRef}
          value={text}
          placeholder="React"
          onChange={({ target }) =>
            target.value.includes(',') ? add(target.value) : setText(target.value)
          }
          onBlur={(event) => {
            onBlur(event);
            add(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(text);
          }}
          slotProps={{
            input: {
              'aria-label': 'Add a technology',
              'aria-describedby': messageIdOf(name, message),
            },
          }}
        />
        <Button variant="outlined" onClick={() => add(text)}>
          Add
        </Button>
      </Box>
    </FieldGroup>
  );
}

/** The technologies as tags; Enter, a comma or blur adds the typed text. */
export const TechnologiesField = formField<string[]>('technologies', Technologies);
