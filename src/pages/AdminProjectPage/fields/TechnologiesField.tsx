import { useState } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { splitCommas } from '@/lib/text';
import { RemovableChip } from '@/ui/RemovableChip';
import { useOrderedList } from '@/ui/form/useOrderedList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { FieldGroup, useMessageId } from './FieldGroup';

const NAME = 'technologies';

/** Adds the tags of a text; duplicates are dropped, ignoring case. */
function withTags(tags: readonly string[], text: string): string[] {
  return splitCommas(text).reduce<string[]>(
    (all, tag) =>
      all.some((other) => other.toLowerCase() === tag.toLowerCase()) ? all : [...all, tag],
    [...tags],
  );
}

/** The technologies as tags; Enter, a comma or blur adds the typed text. */
export function TechnologiesField() {
  const [{ value: tags, onBlur }, , { setValue }] = useField<string[]>(NAME);
  const [text, setText] = useState('');
  const messageId = useMessageId(NAME);
  const { listRef, fallbackRef, announcement, remove } = useOrderedList<string, HTMLInputElement>({
    entries: tags,
    onChange: (changed) => void setValue(changed),
    noun: 'Technology',
  });
  const add = (typed: string) => {
    setText('');
    if (typed.trim() !== '') void setValue(withTags(tags, typed));
  };

  return (
    <FieldGroup name={NAME} label="Technologies" hint="Enter or a comma adds what you typed.">
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
          name={NAME}
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
            input: { 'aria-label': 'Add a technology', 'aria-describedby': messageId },
          }}
        />
        <Button variant="outlined" onClick={() => add(text)}>
          Add
        </Button>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );
}
